import type { Rate } from './row.js';

/** The 97.5 % point of the standard normal distribution: two-sided 95 %. */
const Z = 1.959963984540054;

/**
 * `count` in `of` as a share with its 95 % score interval (Wilson, 1927, "Probable inference, the law of succession,
 * and statistical inference", JASA 22: 209–212), clamped to [0, 1]. `size` is how many independent observations the
 * share is worth, where that is not `of`. Without observations rate, low and high are null.
 * Throws RangeError unless 0 ≤ count ≤ of and size > 0.
 */
export function wilson(count: number, of: number, size = of): Rate {
  if (!(count >= 0 && count <= of)) throw new RangeError(`Expected 0 <= count <= of, got ${count} of ${of}`);
  if (of === 0) return { count, of, rate: null, low: null, high: null };
  if (!(size > 0)) throw new RangeError(`Expected a size above 0, got ${size}`);
  const rate = count / of;
  const centre = (rate + Z ** 2 / (2 * size)) / (1 + Z ** 2 / size);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / size + Z ** 2 / (4 * size ** 2))) / (1 + Z ** 2 / size);
  // Exactly, the interval holds the rate and ends at 0 for none and 1 for all; rounding must not say otherwise.
  return {
    count,
    of,
    rate,
    low: Math.max(0, Math.min(rate, centre - half)),
    high: Math.min(1, Math.max(rate, centre + half)),
  };
}
