import type { RE2JS } from 're2js';
import { re2js } from './packages.js';

export interface PatternFlags {
  readonly ignoreCase?: boolean;
  /** `^` and `$` match at every line. */
  readonly multiline?: boolean;
  /** `.` matches line ends too. */
  readonly dotAll?: boolean;
}

/** Text that a pattern may escape, and classes: what looks like a group in them is none. */
const SKIPPED = /\\Q[\s\S]*?(?:\\E|$)|\[\^?\]?(?:\\[\s\S]|\[:\^?\w+:\]|[^\]\\])*\]/gu;

/**
 * Compiles a pattern of RE2, whose time is linear in the reply whatever the pattern; JavaScript's and Python's own ways
 * to write the same things are understood. Throws Error, with a message that ends "Expected a pattern", where it can not.
 */
export function compilePattern(
  pattern: string,
  { ignoreCase = false, multiline = false, dotAll = false }: PatternFlags = {},
): RE2JS {
  const { RE2JS } = re2js();
  const flags =
    (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0) | (multiline ? RE2JS.MULTILINE : 0) | (dotAll ? RE2JS.DOTALL : 0);
  try {
    return RE2JS.compile(asRe2(pattern), flags);
  } catch (error) {
    throw new Error(whyNot(pattern, error), { cause: error });
  }
}

/** What JavaScript (`\u00e9`, `\u{1f600}`) and Python (`\Z`: the end of the text) write in ways of their own. */
function asRe2(pattern: string): string {
  return pattern.replace(
    /\\(?:u(?:\{([\da-f]+)\}|([\da-f]{4}))|[\s\S])/giu,
    (written, long?: string, short?: string) => {
      const code = long ?? short;
      return code === undefined ? (written === '\\Z' ? '\\z' : written) : `\\x{${code}}`;
    },
  );
}

function whyNot(pattern: string, error: unknown): string {
  const bare = pattern.replace(/\\\\/gu, '').replace(SKIPPED, '');
  const lookaround = /\(\?<?[=!]/u.exec(bare)?.[0];
  if (lookaround)
    return `without lookaround, got \`${lookaround}\`: patterns are matched in linear time, which leaves it out`;
  const reference = /\\[1-9]|\\k[<{']|\(\?P=/u.exec(bare)?.[0];
  if (reference)
    return `without back-references, got \`${reference}\`: patterns are matched in linear time, which leaves them out`;
  const message = error instanceof Error ? error.message : String(error);
  return `that can be read: ${message.replace(/^error parsing regexp: /u, '')}`;
}
