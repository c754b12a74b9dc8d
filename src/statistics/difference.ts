import type { Excess, Rate } from './row.js';

/**
 * The rate `a` of relation violations minus that of noise, `b`, with a 95 % interval from the intervals of the two (Newcombe,
 * 1998, "Interval estimation for the difference between independent proportions: comparison of eleven methods",
 * Statistics in Medicine 17: 873–890, method 10); clustered where theirs are;
 * clamped to [-1, 1]. Null where either has no data.
 */
export function excess(a: Rate, b: Rate): Excess | null {
  if (a.rate === null || b.rate === null) return null;
  const difference = a.rate - b.rate;
  return {
    difference,
    low: Math.max(-1, difference - Math.hypot(a.rate - a.low, b.high - b.rate)),
    high: Math.min(1, difference + Math.hypot(a.high - a.rate, b.rate - b.low)),
  };
}

/** Whether the interval excludes zero: the perturbation changes answers more (or less) often than asking again does. */
export function distinguishable({ low, high }: Excess): boolean {
  return low > 0 || high < 0;
}
