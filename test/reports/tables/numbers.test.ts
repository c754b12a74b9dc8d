import { expect, test } from 'vitest';
import { interval, percent, points, pValue, wholePercent } from '../../../src/reports/tables/numbers.js';
import { wilson } from '../../../src/statistics/wilson.js';

test.each([
  [0, 0, '–', '–', '–'],
  [0, 50, '0.0%', '0%', '0.0–7.1'],
  [44, 50, '88.0%', '88%', '76.2–94.4'],
  [50, 50, '100.0%', '100%', '92.9–100.0'],
  [1, 3, '33.3%', '33%', '6.1–79.2'],
  [1, 12345, '<0.1%', '<1%', '0.1–0.1'],
  [12344, 12345, '>99.9%', '>99%', '99.9–99.9'],
])('%i of %i: %s, %s, %s', (count, of, ...want) => {
  const rate = wilson(count, of);
  expect([percent(rate), wholePercent(rate), interval(rate)]).toEqual(want);
});

test.each([
  [0.12, '+12.0pp'],
  [-0.04, '−4.0pp'],
  [1, '+100.0pp'],
])('a difference of %d: %s', (difference, want) => {
  expect(points({ difference, low: difference, high: difference })).toBe(want);
});

test.each([
  [null, '–'],
  [1, '1.000'],
  [0.0214, '0.021'],
  [0.00099, '<0.001'],
  [0, '<0.001'],
])('p = %d: %s', (p, want) => {
  expect(pValue(p)).toBe(want);
});
