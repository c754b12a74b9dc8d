import type { Doc } from '../core/doc.js';
import { AFFIX } from './needed-keys.js';
import { keysOfSign } from './pattern-parts.js';
import { perDoc } from './per-doc.js';
import { wordsOf } from './words-of.js';

/** The words of a text, how they begin (`abc*`) and end (`*xyz`), and its signs. */
export const keysOf = perDoc((doc: Doc): ReadonlySet<string> => {
  const words = wordsOf(doc);
  const keys = new Set(words);
  for (const word of words) {
    if (word.length < AFFIX) continue;
    keys.add(`${word.slice(0, AFFIX)}*`).add(`*${word.slice(-AFFIX)}`);
  }
  for (const sign of new Set(doc.text.match(/[^a-z\s]|\n/giu))) for (const key of keysOfSign(sign)) keys.add(key);
  return keys;
});
