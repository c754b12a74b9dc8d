import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holm } from '../../src/statistics/holm.js';
import { rounded } from './rounded.js';

describe('holm', () => {
  test.each<[given: (number | null)[], want: (number | null)[]]>([
    [
      [0.01, 0.02, 0.03, 0.04, 0.05, 0.0001],
      [0.05, 0.08, 0.09, 0.09, 0.09, 0.0006],
    ],
    [
      [null, 0.02, null, 0.03],
      [null, 0.04, null, 0.04],
    ],
    [
      [0.6, 0.7, 1],
      [1, 1, 1],
    ],
    [[0.04], [0.04]],
    [[null], [null]],
    [[], []],
  ])('%j', (given, want) => {
    expect(rounded(holm(given), 12)).toEqual(want);
  });

  test('adjusts upwards, at most to 1, and keeps the order of the values; nulls stay', () => {
    const anyP = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(fc.array(anyP), (given) => {
        const got = holm(given);
        expect(got.map((p) => p === null)).toEqual(given.map((p) => p === null));
        const pairs = given.flatMap((p, at) => (p === null ? [] : [{ p, adjusted: got[at] ?? Number.NaN }]));
        for (const { p, adjusted } of pairs) {
          expect(adjusted).toBeGreaterThanOrEqual(p);
          expect(adjusted).toBeLessThanOrEqual(1);
          for (const other of pairs) if (p < other.p) expect(adjusted).toBeLessThanOrEqual(other.adjusted);
        }
      }),
    );
  });
});
