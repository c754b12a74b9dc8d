import type { Doc } from '../core/doc.js';
import { perDoc } from './per-doc.js';

/**
 * The words of a text, in lower case: its runs of Latin letters and digits, as `\b` in an expression sees them, its tokens,
 * and their base forms.
 */
export const wordsOf = perDoc(({ text, tokens }: Doc): ReadonlySet<string> => {
  const small = text.toLowerCase();
  const words = new Set(small.match(/\w+/gu));
  // `2pm`, `_word_`: an expression may look at the letters alone.
  if (/[_\d]/u.test(small) && /_|\d[a-z]|[a-z]\d/u.test(small)) addAll(words, small, /[a-z\d]+/gu, /[a-z]+/gu);
  // Letters that lower case changes, or that expressions take for s and k.
  if (/[İſ\u212A]/u.test(text)) addAll(words, text, /\w+/gu, /\w+/giu);
  for (const { lower, lemma, kind } of tokens) {
    const known = words.has(lower);
    words.add(lower).add(lemma);
    if (!known && kind !== 'punctuation' && !/^\w+$/u.test(lower)) addAll(words, lower, /\w+/gu); // `n't`
  }
  return words;
});

function addAll(words: Set<string>, text: string, ...runs: readonly RegExp[]): void {
  for (const run of runs)
    for (const found of text.match(run) ?? []) words.add(found.toLowerCase().replaceAll('ſ', 's'));
}
