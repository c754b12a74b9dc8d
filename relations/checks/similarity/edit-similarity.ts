import { distance } from 'fastest-levenshtein';

/** Characters of a text that are looked at, at most: the time grows with the product of both. */
const MOST = 20_000;

/** 1 less the Levenshtein distance over the longer length: 1 for equal texts, 0 where nothing stays. Letter case counts, blanks around do not. */
export function editSimilarity(text: string, reference: string): number {
  const [ours, theirs] = [text.trim().slice(0, MOST), reference.trim().slice(0, MOST)];
  const longer = Math.max(ours.length, theirs.length);
  return longer === 0 ? 1 : 1 - distance(ours, theirs) / longer;
}
