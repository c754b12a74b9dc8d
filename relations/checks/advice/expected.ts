import { type InvariantFailure, ranked } from '../../../src/plugin.js';
import { excerpt } from '../excerpt.js';

/** In backticks, what the failures expected most often; undefined where they do not say. */
export function mostExpected(failures: readonly InvariantFailure[]): string | undefined {
  return mostFrequent(failures.flatMap(({ expected }) => expected?.replaceAll('`', '') ?? []));
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
