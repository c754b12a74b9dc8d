import { following, type Place } from '../where.js';
import type { Entry } from './entry.js';

const TIME =
  /^(?:minute|hour|day|night|morning|afternoon|evening|week|weekend|month|year|time|spring|summer|autumn|winter)$/u;
const SOME_TIME = /^(?:each|every|last|next|this|all|one)$/u;

/**
 * Whether the object of a phrase stands elsewhere or is only some of a thing: `the rent that you pay for every month`,
 * `call off the rest of the trip`. A single word bears both, a phrase made for a plain object does not.
 */
export function isObjectElsewhere(place: Place, { replacement }: Entry): boolean {
  return /\s/u.test(replacement) && (isTimeNext(place, replacement) || isPartNext(place));
}

/** `pay for every month`: with a time behind it, what the preposition belongs to has moved. */
function isTimeNext(place: Place, replacement: string): boolean {
  if (!/ (?:of|to|with|from|for|about|against|like)$/u.test(replacement)) return false;
  const [next, then] = [following(place), following(place, 2)];
  return SOME_TIME.test(next?.lower ?? '') && TIME.test(then?.lemma ?? '');
}

/** `the rest of the booking`, `part of it`. */
function isPartNext(place: Place): boolean {
  const [next, then, after] = [following(place), following(place, 2), following(place, 3)];
  const [part, of] = next?.pos === 'DET' ? [then, after] : [next, then];
  return /^(?:rest|remainder|part|half|bulk|remains)$/u.test(part?.lower ?? '') && of?.lower === 'of';
}
