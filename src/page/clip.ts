import { count } from '../reports/tables/numbers.js';

/** Longer texts are read in the run's folder, not on a page. */
const LONGEST = 20_000;

/** The text, up to what a page shows of one. */
export function clipped(text: string): string {
  if (text.length <= LONGEST) return text;
  const left = count(text.length - LONGEST);
  return `${text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/u, '')}… (${left} more characters in the run’s folder)`;
}
