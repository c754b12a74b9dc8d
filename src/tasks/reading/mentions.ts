import type { Task } from '../../core/types.js';
import { MARKER_NOUNS } from './cues.js';
import { formsOf, type LabelForm, SEPARATORS } from './label-forms.js';
import { type Token, touch } from './tokens.js';

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
  for (let at = 0; at < tokens.length; at++) {
    const mention = longest(tokens, at, forms.get(tokens[at]?.text ?? '') ?? []);
    if (!mention) continue;
    found.push(mention);
    at = mention.last;
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
  for (const [nth, part] of parts.entries()) {
    if (nth > 0 && tokens[at]?.text !== part && SEPARATORS.has(tokens[at]?.text ?? '')) at++;
    if (tokens[at]?.text !== part) return undefined;
    at++;
  }
  return at - 1;
}

/** `A+`, `C#`, `5%`, `No.1`. */
function isSuffixed(tokens: readonly Token[], last: number): boolean {
  const [label, next, after] = tokens.slice(last, last + 3);
  if (!touch(label, next)) return false;
  if (['+', '#', '%'].includes(next?.text ?? '')) return true;
  return next?.text === '.' && touch(next, after) && /^\d/.test(after?.text ?? '');
}

/** Whether a hyphen, slash or ampersand ties the token to a word beside it that is neither a label nor a marker's noun. */
function isGlued(tokens: readonly Token[], at: number, side: 1 | -1, isLabel: (word: number) => boolean): boolean {
  const [label, tie, word] = [tokens[at], tokens[at + side], tokens[at + 2 * side]];
  if (!tie || !['-', '/', '&'].includes(tie.text) || word?.kind !== 'word') return false;
  const isTied = side === 1 ? touch(label, tie) && touch(tie, word) : touch(word, tie) && touch(tie, label);
  if (!isTied) return false;
  if (tie.text === '-') return !(side === -1 && MARKER_NOUNS.has(word.text));
  return !isLabel(at + 2 * side);
}
