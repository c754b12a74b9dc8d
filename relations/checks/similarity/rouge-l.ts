import { plainWords } from './words.js';

/** Words of a text that are looked at, at most: the time grows with the product of both. */
const MOST = 5000;

/**
 * ROUGE-L (Lin, 2004): the harmonic mean of precision and recall of the longest sequence of words that both texts have in
 * the same order, gaps allowed.
 */
export function rougeL(text: string, reference: string): number {
  const [ours, theirs] = [plainWords(text).slice(0, MOST), plainWords(reference).slice(0, MOST)];
  if (ours.length === 0 || theirs.length === 0) return ours.length === theirs.length ? 1 : 0;
  return (2 * longestCommon(ours, theirs)) / (ours.length + theirs.length);
}

/** The length of the longest common subsequence, a row of the usual table at a time. */
function longestCommon(ours: readonly string[], theirs: readonly string[]): number {
  let row = new Uint32Array(theirs.length + 1);
  for (const word of ours) {
    const next = new Uint32Array(theirs.length + 1);
    theirs.forEach((other, at) => {
      next[at + 1] = word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0);
    });
    row = next;
  }
  return row[theirs.length] ?? 0;
}
