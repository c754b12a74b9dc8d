import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clusteredRate } from '../../src/statistics/clustered.js';
import { distinguishable, excess } from '../../src/statistics/difference.js';
import { wilson } from '../../src/statistics/wilson.js';
import { rounded } from './rounded.js';

describe('excess', () => {
  // Newcombe 1998, table II, method 10.
  test.each([
    ['56/70 - 48/80', wilson(56, 70), wilson(48, 80), { difference: 0.2, low: 0.0524, high: 0.3339 }],
    ['9/10 - 3/10', wilson(9, 10), wilson(3, 10), { difference: 0.6, low: 0.1705, high: 0.809 }],
    ['6/7 - 2/7', wilson(6, 7), wilson(2, 7), { difference: 0.5714, low: 0.0582, high: 0.8062 }],
    ['5/56 - 0/29', wilson(5, 56), wilson(0, 29), { difference: 0.0893, low: -0.0381, high: 0.1926 }],
    ['0/10 - 0/20', wilson(0, 10), wilson(0, 20), { difference: 0, low: -0.1611, high: 0.2775 }],
    ['10/10 - 0/20', wilson(10, 10), wilson(0, 20), { difference: 1, low: 0.6791, high: 1 }],
  ])('%s', (_, violations, noise, want) => {
    expect(rounded(excess(violations, noise), 4)).toEqual(want);
  });

  test.each([
    ['violations', wilson(0, 0), wilson(1, 2)],
    ['noise', wilson(1, 2), wilson(0, 0)],
  ])('is null without %s', (_, violations, noise) => {
    expect(excess(violations, noise)).toBeNull();
  });

  test('is wider where the rates are clustered', () => {
    const twins = [2, 2, 2, 0, 0].map((count) => ({ count, of: 2 }));
    const [plain, clustered] = [excess(wilson(6, 10), wilson(1, 10)), excess(clusteredRate(twins), wilson(1, 10))];
    expect(clustered?.difference).toBe(plain?.difference);
    expect(clustered?.low).toBeLessThan(plain?.low ?? Number.NaN);
    expect(clustered?.high).toBeGreaterThan(plain?.high ?? Number.NaN);
  });

  test('holds the difference and lies in [-1, 1]', () => {
    const anyRate = fc.tuple(fc.nat(50), fc.nat(50)).map(([count, others]) => wilson(count, count + others));
    fc.assert(
      fc.property(anyRate, anyRate, (violations, noise) => {
        const got = excess(violations, noise);
        fc.pre(violations.of > 0 && noise.of > 0);
        if (!got) throw new Error('Expected an excess');
        const ends = [-1, got.low, got.difference, got.high, 1];
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
      }),
    );
  });
});

describe('distinguishable', () => {
  test.each([
    [0.1, 0.2, true],
    [-0.2, -0.1, true],
    [-0.1, 0.2, false],
    [0, 0.2, false],
    [-0.2, 0, false],
  ])('from %d to %d: %s', (low, high, want) => {
    expect(distinguishable({ difference: (low + high) / 2, low, high })).toBe(want);
  });
});
