import { AFFIRMED, NEGATOR_PAIRS, NEGATORS, TURNS } from './cues.js';
import type { Mention } from './mentions.js';
import { SIGHT, tokenAt } from './scan.js';
import type { Token } from './tokens.js';

/** How many words a negator reaches forward: `not what I would call positive`. */
const REACH = 8;

const CLAUSE_MARKS = new Set(['\n', ',', ';', ':', '.', '!', '?', '–', '—', '(', '=', '→', '|']);

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
  const words = clauseBefore(tokens, first, from);
  const turn = words.findLastIndex((_, at) => isTurn(words, at));
  const reached = Math.max(turn + 1, words.length - REACH);
  return words.some((_, at) => at >= reached && isNegator(words, at));
}

/** The words of the clause that leads up to a label. */
function clauseBefore(tokens: readonly Token[], first: number, from: number): readonly Token[] {
  const before = tokens.slice(Math.max(from, first - SIGHT), first);
  const start = before.findLastIndex(({ text }) => CLAUSE_MARKS.has(text)) + 1;
  return before.slice(start).filter(({ kind }) => kind === 'word');
}

function isTurn(words: readonly Token[], at: number): boolean {
  const word = tokenAt(words, at).text;
  if (word === 'and') return CLAUSE_STARTS.has(tokenAt(words, at + 1).text);
  return TURNS.has(word) && !isPair(words, at);
}

function isNegator(words: readonly Token[], at: number): boolean {
  const word = tokenAt(words, at).text;
  const isOne = NEGATORS.has(word) || word.endsWith("n't");
  return isPair(words, at) || (isOne && !AFFIRMED.has(tokenAt(words, at + 1).text));
}

function isPair(words: readonly Token[], at: number): boolean {
  return NEGATOR_PAIRS.get(tokenAt(words, at).text)?.has(tokenAt(words, at - 1).text) === true;
}

function isDeniedAfter(tokens: readonly Token[], last: number): boolean {
  const next = tokenAt(tokens, last + 1).text;
  if (["isn't", "wasn't", "doesn't", "wouldn't"].includes(next)) return true;
  return ['is', 'was', 'does', 'would'].includes(next) && tokenAt(tokens, last + 2).text === 'not';
}
