import type { Doc } from '../core/doc.js';
import { neededWords } from './needed-words.js';
import { wordsOf } from './words-of.js';

const known = new WeakMap<RegExp, { readonly words: readonly string[] | undefined }>();

/**
 * Whether an expression may match in a text, by the words that it needs: of many, most need not be tried. What it needs is
 * found once for each, so it must be made once, outside the rule.
 */
export function mayMatch(doc: Doc, pattern: RegExp): boolean {
  let needed = known.get(pattern);
  if (!needed) {
    needed = { words: neededWords(pattern) };
    known.set(pattern, needed);
  }
  const present = wordsOf(doc);
  return needed.words?.some((word) => present.has(word)) ?? true;
}
