import { prose } from '../words.js';
import { syllables } from './syllables.js';

/** What the formulas count. */
export interface Counts {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

export function countsOf(text: string): Counts {
  const { words, sentences } = prose(text);
  return { words: words.length, sentences, syllables: words.reduce((sum, word) => sum + syllables(word), 0) };
}

/** Flesch (1948), “A new readability yardstick”: 100 and more is very easy, 60–70 plain English, below 30 for scholars. */
export function fleschReadingEase({ words, sentences, syllables: sounds }: Counts): number {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (sounds / words);
}

/** Kincaid, Fishburne, Rogers and Chissom (1975), for the US Navy: the school year in which the text is read with ease. */
export function fleschKincaidGrade({ words, sentences, syllables: sounds }: Counts): number {
  return 0.39 * (words / sentences) + 11.8 * (sounds / words) - 15.59;
}
