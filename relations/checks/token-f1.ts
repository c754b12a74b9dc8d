import { fold } from '../../src/plugin.js';

/** A word or a number; of scripts that put no blanks between words, each character. */
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/**
 * How much of their words two texts share, from 0 to 1: the harmonic mean of precision and recall over words, each counted as
 * often as it stands there (Rajpurkar et al. 2016, "SQuAD: 100,000+ Questions for Machine Comprehension of Text", section
 * 6.1; articles count here, since not every text is English). Letter case and punctuation do not count; two texts without words share all.
 */
export function tokenF1(a: string, b: string): number {
  const [left, right] = [tokensOf(a), tokensOf(b)];
  if (left.length + right.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const token of left) counts.set(token, (counts.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of right) {
    const left = counts.get(token) ?? 0;
    if (left > 0) shared++;
    counts.set(token, left - 1);
  }
  return (2 * shared) / (left.length + right.length);
}

function tokensOf(text: string): readonly string[] {
  return fold(text).match(TOKEN) ?? [];
}
