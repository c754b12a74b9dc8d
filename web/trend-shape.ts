import type { PooledRate } from '../src/statistics/pooled-tally.js';
import type { Rate } from '../src/statistics/row.js';
import type { TrendRun } from '../src/trend/trend.js';

/** A run in a chart. */
export interface Drawn {
  readonly run: TrendRun;
  readonly point: PooledRate;
  readonly x: number;
}

/** The height of a share. */
type Height = (share: number) => number;

/** No data. */
export const NONE: Rate = { count: 0, of: 0, rate: null, low: null, high: null };

/** What would be held if nothing but noise broke it. */
export function flipped({ low, high }: Rate): Pick<Rate, 'low' | 'high'> {
  return { low: 1 - (high ?? 0), high: 1 - (low ?? 0) };
}

/** A closed shape along the upper bounds and back along the lower ones; one run alone is as wide as its point. */
export function band(drawn: readonly Drawn[], rate: (each: Drawn) => Pick<Rate, 'low' | 'high'>, y: Height) {
  const wide = drawn.length === 1 ? drawn.flatMap((each) => [-4, 4].map((by) => ({ ...each, x: each.x + by }))) : drawn;
  const upper = wide.map((each) => `${each.x} ${y(rate(each).high ?? 0)}`);
  const lower = wide.map((each) => `${each.x} ${y(rate(each).low ?? 0)}`).reverse();
  return wide.length === 0 ? '' : `M${[...upper, ...lower].join('L')}Z`;
}

export function line(drawn: readonly Drawn[], y: Height): string {
  const places = drawn.map(({ x, point }) => `${x} ${y(point.relation.rate ?? 0)}`);
  return places.length === 0 ? '' : `M${places.join('L')}`;
}
