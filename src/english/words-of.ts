import type { Doc } from '../core/doc.js';
import { perDoc } from './per-doc.js';

/**
 * The words of a text, in lower case: its runs of Latin letters and digits, as `\b` in an expression sees them, its tokens,
 * and their base forms.
 */
export const wordsOf = perDoc(({ text, tokens }: Doc): ReadonlySet<string> => {
  const words = new Set(text.toLowerCase().match(/\w+/gu));
  if (text.includes('_')) for (const run of text.toLowerCase().match(/[a-z\d]+/gu) ?? []) words.add(run);
  // Letters that lower case changes, or that expressions take for s and k.
  if (/[İſ\u212A]/u.test(text))
    for (const runs of [/\w+/gu, /\w+/giu])
      for (const run of text.match(runs) ?? []) words.add(run.toLowerCase().replaceAll('ſ', 's'));
  for (const { lower, lemma } of tokens) words.add(lower).add(lemma);
  return words;
});
