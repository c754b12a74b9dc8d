import { expect, test } from 'vitest';
import { askingsNeeded, noiseAtMost } from '../../src/shrink/askings-needed.js';

test.each<readonly [noise: number, texts: number, askings: number, why: string]>([
  [0.05, 1, 2, '0.05² = 0.0025'],
  [0.05, 10, 3, '10 · 0.05² = 0.025, 10 · 0.05³ = 0.00125'],
  [0.3, 40, 7, '40 · 0.3⁶ = 0.029, 40 · 0.3⁷ = 0.0087'],
  [0, 100, 2, 'a model that never changes its answer is asked twice all the same'],
  [0.9, 100, 12, 'no more than is paid for'],
  [1, 3, 12, 'nothing helps'],
])('at a noise of %d over %i texts: %i askings (%s)', (noise, texts, askings) => {
  expect(askingsNeeded({ noise, texts, error: 0.01 })).toBe(askings);
});

test('what noise alone explains is never more than certain', () => {
  expect(noiseAtMost({ noise: 0.1, texts: 5, askings: 3 })).toBeCloseTo(0.005);
  expect(noiseAtMost({ noise: 1, texts: 5, askings: 3 })).toBe(1);
});
