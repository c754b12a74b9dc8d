import { z } from 'zod';
import type { PatternFlags } from './pattern.js';

const NAMES: Readonly<Record<string, keyof PatternFlags | 'none'>> = {
  ...{
    ignorecase: 'ignoreCase',
    i: 'ignoreCase',
    multiline: 'multiline',
    m: 'multiline',
    dotall: 'dotAll',
    s: 'dotAll',
  },
  // Texts are Unicode without being asked, and one match is enough.
  ...{ unicode: 'none', u: 'none', g: 'none' },
};

/** Flags as suites write them: `IGNORECASE`, `IGNORECASE | MULTILINE`, `re.I`, `im`, or a list of these. */
export const flagsSchema = z
  .union([z.string(), z.array(z.string())], { error: 'a flag or a list of flags, such as IGNORECASE' })
  .check(({ value, issues }) => {
    const unknown = namesIn(value).find((name) => !Object.hasOwn(NAMES, name));
    if (unknown !== undefined)
      issues.push({
        code: 'custom',
        input: value,
        message: 'flags among IGNORECASE, MULTILINE and DOTALL (or `i`, `m`, `s`)',
        params: { got: `\`${unknown.toUpperCase()}\`` },
      });
  });

export function patternFlags(flags: z.output<typeof flagsSchema>): PatternFlags {
  return Object.fromEntries(namesIn(flags).map((name) => [NAMES[name], true]));
}

function namesIn(flags: string | readonly string[]): readonly string[] {
  return [flags].flat().flatMap((written) =>
    written
      .split(/[\s|,+]+/u)
      .filter((name) => name !== '')
      .flatMap((name) => (/^[gimsu]{2,5}$/u.test(name) ? [...name] : [name.replace(/^re\./iu, '').toLowerCase()])),
  );
}
