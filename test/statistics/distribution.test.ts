import { describe, expect, test } from 'vitest';
import { distributionOf } from '../../src/statistics/distribution.js';

describe('a distribution', () => {
  test('of nothing is none', () => {
    expect(distributionOf([])).toBeUndefined();
  });

  test('tells median, the least that 95 % do not exceed, and counts in steps of 1, 2, 5', () => {
    const values = [0.4, 1, 1.9, 2, 4.9, 5, 10, 1000];
    expect(distributionOf(values)).toEqual({
      ...{ of: 8, sum: values.reduce((sum, value) => sum + value), median: 2, high: 1000, max: 1000 },
      bins: [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map((from, at) => ({
        from,
        count: [1, 2, 2, 1, 1, 0, 0, 0, 0, 0, 1][at],
      })),
    });
  });

  test('in whatever order the values come, from the first bin that holds any', () => {
    const bins = [5, 10, 20].map((from, at) => ({ from, count: [1, 2, 1][at] }));
    expect(distributionOf([30, 7, 12, 11])).toEqual({ of: 4, sum: 60, median: 11, high: 30, max: 30, bins });
  });

  test('holds every value in one bin', () => {
    const values = Array.from({ length: 500 }, (_, at) => at * 7.3);
    expect(distributionOf(values)?.bins.reduce((sum, { count }) => sum + count, 0)).toBe(500);
  });
});
