import { answerWords } from './words.js';

/**
 * How much of two texts is the same words, in any order: the harmonic mean of precision and recall over words, each counted
 * as often as both have it. As SQuAD's evaluation has it (Rajpurkar et al., 2016): letter case, marks and articles aside.
 */
export function tokenF1(text: string, reference: string): number {
  const [ours, theirs] = [answerWords(text), answerWords(reference)];
  if (ours.length === 0 || theirs.length === 0) return ours.length === theirs.length ? 1 : 0;
  const left = new Map<string, number>();
  for (const word of theirs) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of ours) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common++;
  }
  return (2 * common) / (ours.length + theirs.length);
}
