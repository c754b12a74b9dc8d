import { afinn } from './packages.js';

/** How positive (to 5) or negative (to −5) a word is by itself, in AFINN's list (F. Å. Nielsen, 2011); 0 for words that are not in it. */
export function polarity(word: string): number {
  return afinn().score(word.toLowerCase());
}
