import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mcnemar } from '../../src/statistics/mcnemar.js';

/** The same in whole numbers: 2 · Σ C(n, i) over 2^n, to 15 digits. */
function exactly(b: number, c: number): number {
  const n = b + c;
  let term = 1n;
  let sum = 0n;
  for (let i = 0; i <= Math.min(b, c); i++) {
    sum += term;
    term = (term * BigInt(n - i)) / BigInt(i + 1);
  }
  return Math.min(1, Number((2n * sum * 10n ** 15n) / 2n ** BigInt(n)) / 1e15);
}

describe('mcnemar', () => {
  test.each([
    [10, 2, 0.03857421875],
    [30, 12, 0.0079158973],
    [200, 150, 0.0087200365],
    [1000, 850, 0.00052845937],
    [3000, 2500, 1.66152561e-11],
    [1, 0, 1],
    [0, 3, 0.25],
    [5, 5, 1],
    [5, 6, 1],
    [5000, 0, 0],
  ])('%i to %i', (b, c, want) => {
    expect(mcnemar(b, c)?.toPrecision(8)).toBe(want.toPrecision(8));
    expect(mcnemar(c, b)).toBe(mcnemar(b, c));
  });

  test('has nothing to test without discordant pairs', () => {
    expect(mcnemar(0, 0)).toBeNull();
  });

  test.each([
    [-1, 2],
    [1.5, 2],
    [Number.NaN, 0],
  ])('refuses %d and %d', (b, c) => {
    expect(() => mcnemar(b, c)).toThrow(new RangeError(`Expected two whole numbers of pairs, got ${b} and ${c}`));
  });

  test('is the binomial sum in whole numbers', () => {
    fc.assert(
      fc.property(fc.nat(700), fc.nat(700), (b, c) => {
        fc.pre(b + c > 0);
        expect(mcnemar(b, c)).toBeCloseTo(exactly(b, c), 12);
      }),
    );
  });
});
