import { type InvariantFailure, ranked } from '../../../src/plugin.js';
import { excerpt, shortened } from '../excerpt.js';

/** What the failures expected most often, in backticks where it has none of its own; undefined where they do not say. */
export function mostExpected(failures: readonly InvariantFailure[]): string | undefined {
  const [most] = ranked(failures.flatMap(({ expected }) => expected ?? []));
  if (most === undefined) return undefined;
  // Some have marked what is to stand in the reply themselves: `a` or `b`.
  return most[0].includes('`') ? shortened(most[0]) : excerpt(most[0], 60);
}

/** In backticks, the value that comes most often. */
export function mostFrequent(values: readonly string[]): string | undefined {
  const [most] = ranked(values);
  return most && excerpt(most[0], 60);
}

/** ` (text)`, or nothing for nothing. */
export function inBrackets(text: string | undefined): string {
  return text === undefined ? '' : ` (${text})`;
}
