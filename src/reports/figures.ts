import { distinguishable } from '../statistics/difference.js';
import type { Rate, Row } from '../statistics/row.js';

/** No data is a dash, never 0 %. */
export const NONE = '–';

/** A share in per cent with so many decimals, without the sign; a dash where there is none. */
export function percent(share: number | null, decimals = 0): string {
  return share === null ? NONE : (100 * share).toFixed(decimals);
}

/** `83–94`: the interval in per cent. */
export function interval({ low, high }: Rate, decimals = 0): string {
  return low === null || high === null ? NONE : `${percent(low, decimals)}–${percent(high, decimals)}`;
}

/** `47 of 50`, for what is shown on hover. */
export function counted({ count, of }: Rate): string {
  return of === 0 ? 'no data' : `${count} of ${of}`;
}

/** Whether the violations of a row cannot be told from the model's own noise. */
export function isLikeNoise({ excess }: Row): boolean {
  return excess !== null && !distinguishable(excess);
}

/** A p-value as papers print it. */
export function pValue(p: number | null): string {
  if (p === null) return NONE;
  return p < 0.001 ? '<0.001' : p.toFixed(3);
}

export type Tone = 'good' | 'unsure' | 'bad' | 'none';

/** Where pass rates turn from doubtful to good. */
export const THRESHOLD = 0.9;

/** By the whole interval, not the rate: good is surely above the threshold, bad surely below. */
export function toneOf({ low, high }: Rate): Tone {
  if (low === null || high === null) return 'none';
  if (low >= THRESHOLD) return 'good';
  return high < THRESHOLD ? 'bad' : 'unsure';
}
