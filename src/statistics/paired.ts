import { type Cluster, clusteredRate } from './clustered.js';
import { mcnemar } from './mcnemar.js';
import type { Excess, Rate } from './row.js';

/** The cases of one item that both sides judged: how many each side held. */
export interface PairedItem {
  readonly cases: number;
  readonly a: number;
  readonly b: number;
  /** Cases that one side alone held. */
  readonly onlyA: number;
  readonly onlyB: number;
}

/** Two sides on the same cases. */
export interface Paired {
  readonly cases: number;
  readonly items: number;
  readonly a: Rate;
  readonly b: Rate;
  /** b − a, with its 95 % interval; null without cases. */
  readonly difference: Excess | null;
  /** Cases that only A held, and that only B held. */
  readonly broken: number;
  readonly fixed: number;
  /** Two-sided p of the exact sign test over items whose balance changed; exact McNemar where each item has one case. Null: none changed. */
  readonly p: number | null;
  /** Cohen's g over those items: the share that got worse or better, whichever is more, less a half; 0.05 small, 0.15 medium, 0.25 large. */
  readonly g: number | null;
}

/**
 * Compares two sides. The interval is Newcombe's for paired proportions (1998, "Improved confidence intervals for the
 * difference between binomial proportions based on paired data", Statistics in Medicine 17: 2635–2650, method 10), from the two
 * intervals, which are clustered by item, and the correlation of the two sides. Cohen's g: Cohen, 1988, chapter 5.
 */
export function paired(items: readonly PairedItem[]): Paired {
  const known = items.filter(({ cases }) => cases > 0);
  const a = clusteredRate(known.map(({ a: count, cases: of }): Cluster => ({ count, of })));
  const b = clusteredRate(known.map(({ b: count, cases: of }): Cluster => ({ count, of })));
  const worse = known.filter((item) => item.onlyA > item.onlyB).length;
  const better = known.filter((item) => item.onlyB > item.onlyA).length;
  return {
    cases: a.of,
    items: known.length,
    a,
    b,
    difference: differenceOf(a, b, correlation(known)),
    broken: sum(known, 'onlyA'),
    fixed: sum(known, 'onlyB'),
    p: mcnemar(worse, better),
    g: worse + better === 0 ? null : Math.max(worse, better) / (worse + better) - 0.5,
  };
}

/** Pearson's phi of the two sides over cases, corrected for continuity where it is positive; 0 where one side has no variance. */
function correlation(items: readonly PairedItem[]): number {
  const [n, heldA, heldB] = [sum(items, 'cases'), sum(items, 'a'), sum(items, 'b')];
  const both = heldA - sum(items, 'onlyA');
  const spread = Math.sqrt(heldA * (n - heldA) * heldB * (n - heldB));
  const determinant = both * (n - heldA - heldB + both) - (heldA - both) * (heldB - both);
  const corrected = determinant > 0 ? Math.max(0, determinant - n / 2) : determinant;
  return spread === 0 ? 0 : corrected / spread;
}

function differenceOf(a: Rate, b: Rate, phi: number): Excess | null {
  if (a.rate === null || b.rate === null) return null;
  const difference = b.rate - a.rate;
  return {
    difference,
    low: Math.max(-1, difference - together(b.rate - b.low, a.high - a.rate, phi)),
    high: Math.min(1, difference + together(b.high - b.rate, a.rate - a.low, phi)),
  };
}

function together(x: number, y: number, phi: number): number {
  return Math.sqrt(Math.max(0, x ** 2 - 2 * phi * x * y + y ** 2));
}

function sum(items: readonly PairedItem[], key: keyof PairedItem): number {
  return items.reduce((total, item) => total + item[key], 0);
}
