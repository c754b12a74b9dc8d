import type { Excess, Rate } from '../../statistics/row.js';

/** What is printed where there is no data: never 0 %. */
export const NO_DATA = '–';

/** `88.0%`; 100 % and 0 % are printed only where they are exact. */
export function percent({ rate }: Rate): string {
  return rate === null ? NO_DATA : near(rate, `${(rate * 100).toFixed(1)}%`, ['0.0%', '100.0%'], ['<0.1%', '>99.9%']);
}

/** `88%`, as the paper prints rates. */
export function wholePercent({ rate }: Rate): string {
  return rate === null ? NO_DATA : near(rate, `${Math.round(rate * 100)}%`, ['0%', '100%'], ['<1%', '>99%']);
}

/** `76.2–94.4`: the 95 % interval in percent; as above, 0.0 and 100.0 are exact. */
export function interval({ low, high }: Rate): string {
  return low === null || high === null ? NO_DATA : `${bound(low)}–${bound(high)}`;
}

/** `+12.0pp`: a difference of rates in percentage points. */
export function points({ difference }: Excess): string {
  const shown = (difference * 100).toFixed(1);
  return `${difference > 0 ? '+' : ''}${shown}pp`.replace('-', '−');
}

/** `−1.2 to +4.0`: the interval of a difference, in percentage points. */
export function range({ low, high }: Pick<Excess, 'low' | 'high'>): string {
  const shown = (share: number) => points({ difference: share, low, high }).replace('pp', '');
  return `${shown(low)} to ${shown(high)}`;
}

export function pValue(p: number | null): string {
  if (p === null) return NO_DATA;
  return p < 0.001 ? '<0.001' : p.toFixed(3);
}

/** `1,234`. */
export function count(value: number): string {
  return value.toLocaleString('en-US');
}

function bound(share: number): string {
  return near(share, (share * 100).toFixed(1), ['0.0', '100.0'], ['0.1', '99.9']);
}

function near(rate: number, shown: string, ends: readonly [string, string], inside: readonly [string, string]): string {
  if (rate > 0 && shown === ends[0]) return inside[0];
  return rate < 1 && shown === ends[1] ? inside[1] : shown;
}
