import type { Rate } from '../statistics/row.js';

/** Key by key, so that nothing that a rate may hold one day gets into a report's contract unseen. */
export function rateOf(given: Rate): Rate {
  const { count, of } = given;
  if (given.rate === null) return { count, of, rate: null, low: null, high: null };
  return { count, of, rate: given.rate, low: given.low, high: given.high };
}
