import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wilson } from '../../src/statistics/wilson.js';
import { rounded } from './rounded.js';

describe('wilson', () => {
  test.each<[count: number, of: number, rate: number | null, low: number | null, high: number | null]>([
    [81, 263, 0.30798479, 0.25528852, 0.36620958],
    [0, 20, 0, 0, 0.16112516],
    [20, 20, 1, 0.83887484, 1],
    [1, 2, 0.5, 0.09453121, 0.90546879],
    [0, 1, 0, 0, 0.79345069],
    [1, 1, 1, 0.20654931, 1],
    [0, 0, null, null, null],
  ])('%i of %i', (count, of, rate, low, high) => {
    expect(rounded(wilson(count, of))).toEqual({ count, of, rate, low, high });
  });

  test('is as wide as the size it is given says', () => {
    expect(wilson(2, 8, 4)).toEqual({ ...wilson(1, 4), count: 2, of: 8 });
  });

  test.each<[count: number, of: number, size?: number]>([
    [2, 1],
    [-1, 1],
    [Number.NaN, 1],
  ])('refuses %d of %d', (count, of) => {
    expect(() => wilson(count, of)).toThrow(new RangeError(`Expected 0 <= count <= of, got ${count} of ${of}`));
  });

  test('refuses a size of none', () => {
    expect(() => wilson(0, 1, 0)).toThrow(new RangeError('Expected a size above 0, got 0'));
  });

  test('holds the rate, lies in [0, 1], and mirrors: low of the counted is 1 - high of the others', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (count, others) => {
        fc.pre(count + others > 0);
        const { rate, low, high } = wilson(count, count + others);
        if (rate === null || low === null || high === null) throw new Error('Expected a rate');
        expect([0, low, rate, high, 1]).toEqual([0, low, rate, high, 1].sort((a, b) => a - b));
        expect(high).toBeGreaterThan(low);
        expect(low).toBeCloseTo(1 - (wilson(others, count + others).high ?? Number.NaN), 12);
      }),
    );
  });
});
