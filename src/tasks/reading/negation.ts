import { AFFIRMED, NEGATOR_PAIRS, NEGATORS, TURNS } from './cues.js';
import type { Mention } from './mentions.js';
import type { Token } from './tokens.js';

/** How many words a negator reaches forward: `not what I would call positive`. */
const REACH = 8;

const CLAUSE_MARKS = new Set([',', ';', ':', '.', '!', '?', '–', '—', '(', '=', '→', '|']);

/**
 * Whether the clause of a label denies it: `not positive`, `isn't negative`, `rather than neutral`, `negative is not it`.
 * @param from the first token that counts: that after the label which this one is joined to, in `not urgent or urgent`
 */
export function isNegated(tokens: readonly Token[], { first, last }: Mention, from: number): boolean {
  return isDeniedBefore(tokens, first, from) || isDeniedAfter(tokens, last);
}

/** After `and`, they start a clause of their own. */
const CLAUSE_STARTS = new Set('the it this that he she they we i there'.split(' '));

function isDeniedBefore(tokens: readonly Token[], first: number, from: number): boolean {
  let following = '';
  let words = 0;
  for (let at = first - 1; at >= from && words < REACH; at--) {
    const token = tokens[at];
    if (!token || token.kind === 'break' || CLAUSE_MARKS.has(token.text)) return false;
    if (token.kind !== 'word') continue;
    const before = tokens[at - 1]?.text ?? '';
    if (NEGATOR_PAIRS[token.text]?.has(before)) return true;
    if (TURNS.has(token.text) || (token.text === 'and' && CLAUSE_STARTS.has(following))) return false;
    if ((NEGATORS.has(token.text) || token.text.endsWith("n't")) && !AFFIRMED.has(following)) return true;
    following = token.text;
    words++;
  }
  return false;
}

function isDeniedAfter(tokens: readonly Token[], last: number): boolean {
  const [next = '', after = ''] = tokens.slice(last + 1, last + 3).map(({ text }) => text);
  if (["isn't", "wasn't", "doesn't", "wouldn't"].includes(next)) return true;
  return ['is', 'was', 'does', 'would'].includes(next) && after === 'not';
}
