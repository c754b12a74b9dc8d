import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenBins } from '../../../src/reports/suites/html/even-bins.js';

test('bins are of a round width and start where the first value lies', () => {
  expect(evenBins([98, 120, 121, 142])).toEqual({
    width: 5,
    bins: [95, 100, 105, 110, 115, 120, 125, 130, 135, 140].map((from) => ({
      from,
      count: from === 120 ? 2 : from === 95 || from === 140 ? 1 : 0,
    })),
  });
  expect(evenBins([7])).toEqual({ width: 1, bins: [{ from: 7, count: 1 }] });
});

test('every value is in one bin, and there are few', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1 }), (values) => {
      const { bins } = evenBins(values);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
      expect(bins.length).toBeLessThan(17);
    }),
  );
});
