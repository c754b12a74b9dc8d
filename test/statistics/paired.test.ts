import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PairedItem, paired } from '../../src/statistics/paired.js';
import { wilson } from '../../src/statistics/wilson.js';

/** One case an item: both held, only A, only B, neither. */
function items(both: number, onlyA: number, onlyB: number, neither: number): PairedItem[] {
  const of = (count: number, a: 0 | 1, b: 0 | 1): PairedItem[] =>
    Array.from({ length: count }, () => ({ cases: 1, a, b, onlyA: a > b ? 1 : 0, onlyB: b > a ? 1 : 0 }));
  return [...of(both, 1, 1), ...of(onlyA, 1, 0), ...of(onlyB, 0, 1), ...of(neither, 0, 0)];
}

describe('two sides on the same cases', () => {
  test.each([
    [[36, 12, 2, 0], 0.0569, 0.3404],
    [[20, 12, 2, 16], 0.0562, 0.3292],
  ] as const)('published: the interval of %j is %d to %d (Newcombe 1998, table II, method 10)', (table, low, high) => {
    const [both, onlyA, onlyB, neither] = table;
    const got = paired(items(both, onlyA, onlyB, neither));
    expect(got.difference?.difference).toBeCloseTo(-0.2, 12);
    expect(got.difference?.low).toBeCloseTo(-high, 4);
    expect(got.difference?.high).toBeCloseTo(-low, 4);
  });

  test('by hand: broken, fixed, exact McNemar and g of 20, 12, 2, 16', () => {
    const got = paired(items(20, 12, 2, 16));
    expect([got.cases, got.broken, got.fixed]).toEqual([50, 12, 2]);
    expect(got.p).toBeCloseTo(0.012939453125, 12);
    expect(got.g).toBeCloseTo(12 / 14 - 0.5, 12);
  });

  test('no case, no number', () => {
    const got = paired([]);
    expect([got.cases, got.difference, got.p, got.g, got.a.rate]).toEqual([0, null, null, null, null]);
  });

  test('the same side twice is no difference', () => {
    expect(paired(items(30, 0, 0, 10)).difference?.difference).toBe(0);
    expect(paired(items(30, 0, 0, 10)).p).toBe(null);
  });

  test('as many got worse as better: no lean, which is not nothing to test', () => {
    const got = paired(items(10, 3, 3, 4));
    expect([got.p, got.g]).toEqual([1, 0]);
  });

  test('items of which no case was judged on both sides count nowhere', () => {
    const none: PairedItem = { cases: 0, a: 0, b: 0, onlyA: 0, onlyB: 0 };
    expect(paired([none, ...items(3, 2, 1, 0), none])).toEqual(paired(items(3, 2, 1, 0)));
  });

  test('where a side holds everything nothing is correlated: the interval is that of two samples', () => {
    const got = paired(items(10, 0, 0, 0)).difference;
    const { low } = wilson(10, 10);
    expect(got).toEqual({ difference: 0, low: (low ?? Number.NaN) - 1, high: 1 - (low ?? Number.NaN) });
  });

  test('swapping the sides turns the difference round', () => {
    const count = fc.nat(40);
    fc.assert(
      fc.property(count, count, count, count, (both, onlyA, onlyB, neither) => {
        const forth = paired(items(both, onlyA, onlyB, neither));
        const back = paired(items(both, onlyB, onlyA, neither));
        expect(forth.p).toBe(back.p);
        if (!forth.difference || !back.difference) return;
        expect(forth.difference.difference).toBeCloseTo(-back.difference.difference, 12);
        expect(forth.difference.low).toBeCloseTo(-back.difference.high, 12);
        expect(forth.difference.low).toBeLessThanOrEqual(forth.difference.difference);
      }),
    );
  });
});
