import type { Place } from '../where.js';
import type { Entry } from './entry.js';
import { wordAfter } from './surroundings.js';

/** What stands behind its noun, to which an `of` would belong at once: `a number divisible by two of stairs`. */
const TRAILS = /^\S.* (?:of|by|with|that|who|which|for|from|in|to|at|on) ./u;

/** Whether a complement with `of` would be torn off its noun, or hang on the last word of a longer term. */
export function isTornOff(place: Place, { words, replacement }: Entry): boolean {
  return wordAfter(place) === 'of' && TRAILS.test(replacement) && !TRAILS.test(words.join(' '));
}
