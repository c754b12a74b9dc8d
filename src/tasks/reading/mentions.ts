import type { Task } from '../../core/types.js';
import { MARKER_NOUNS } from './cues.js';
import { formsOf, type LabelForm, SEPARATORS } from './label-forms.js';
import { tokenAt } from './scan.js';
import type { Token } from './tokens.js';

/** A place where a label stands in a reply, whatever is said about it there. `first` and `last` are tokens. */
export interface Mention {
  readonly form: LabelForm;
  readonly first: number;
  readonly last: number;
}

/**
 * The labels in a text, left to right, the longest first where one contains another (`not urgent`, `urgent`). Parts of
 * other words and compounds are none: `HIV-positive`, `positive/mixed`, `A+`, `1.5`.
 */
export function mentionsOf(tokens: readonly Token[], task: Task): readonly Mention[] {
  const forms = formsOf(task);
  const found: Mention[] = [];
  let from = 0;
  for (const [at, { text }] of tokens.entries()) {
    const mention = at < from ? undefined : longest(tokens, at, forms.get(text) ?? []);
    if (!mention) continue;
    found.push(mention);
    from = mention.last + 1;
  }
  const starts = new Set(found.map(({ first }) => first));
  const ends = new Set(found.map(({ last }) => last));
  return found.filter(
    ({ first, last }) =>
      !isSuffixed(tokens, last) &&
      !isGlued(tokens, first, -1, (word) => ends.has(word)) &&
      !isGlued(tokens, last, 1, (word) => starts.has(word)),
  );
}

/** Whether nothing, not even a space, stands between a token and the next one. */
function touchesNext(tokens: readonly Token[], at: number): boolean {
  return tokenAt(tokens, at).end === tokenAt(tokens, at + 1).start;
}

function longest(tokens: readonly Token[], first: number, forms: readonly LabelForm[]): Mention | undefined {
  for (const form of forms) {
    const last = match(tokens, first, form.parts);
    if (last !== undefined) return { form, first, last };
  }
  return undefined;
}

/** The token at which the parts end when they start at `first`; one separator may stand between two of them. */
function match(tokens: readonly Token[], first: number, parts: readonly string[]): number | undefined {
  let at = first;
  for (const part of parts) {
    if (tokenAt(tokens, at).text !== part && SEPARATORS.has(tokenAt(tokens, at).text)) at++;
    if (tokenAt(tokens, at).text !== part) return undefined;
    at++;
  }
  return at - 1;
}

/** `A+`, `C#`, `No.1`. */
function isSuffixed(tokens: readonly Token[], last: number): boolean {
  if (!touchesNext(tokens, last)) return false;
  const next = tokenAt(tokens, last + 1).text;
  if (next === '+' || next === '#') return true;
  return next === '.' && touchesNext(tokens, last + 1) && /^\d/.test(tokenAt(tokens, last + 2).text);
}

/** Whether a hyphen, slash or ampersand ties the token to a word beside it that is neither a label nor a marker's noun. */
function isGlued(tokens: readonly Token[], at: number, side: 1 | -1, isLabel: (word: number) => boolean): boolean {
  const tie = tokenAt(tokens, at + side).text;
  const beside = at + side + side;
  const word = tokenAt(tokens, beside);
  const first = Math.min(at, beside);
  if (!['-', '/', '&'].includes(tie) || word.kind !== 'word') return false;
  if (!touchesNext(tokens, first) || !touchesNext(tokens, first + 1)) return false;
  if (tie === '-') return !(side === -1 && MARKER_NOUNS.has(word.text));
  return !isLabel(beside);
}
