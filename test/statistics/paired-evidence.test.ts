import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidence, pairsNeeded, probabilityBetter } from '../../src/statistics/paired-evidence.js';

describe('evidence', () => {
  test.each<readonly [b: number, c: number, wanted: number, why: string]>([
    [0, 0, 1, 'nothing was seen'],
    [1, 0, 1, 'B(2, 1) = 1/2, twice'],
    [0, 1, 1, 'the same'],
    [5, 0, 32 / 6, 'B(6, 1) = 1/6, times 2⁵'],
    [1, 1, 4 / 6, 'B(2, 2) = 1/6, times 2²'],
    [8, 2, 1024 / (11 * 45), '1/(11 · C(10, 2)), times 2¹⁰'],
  ])('of %i against %i is %d (%s)', (b, c, wanted) => {
    expect(evidence(b, c)).toBeCloseTo(wanted, 10);
    expect(evidence(c, b)).toBeCloseTo(wanted, 10);
  });

  test('without a difference it is 1 on average, whatever was seen: a fair game', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (b, c) => {
        expect((evidence(b + 1, c) + evidence(b, c + 1)) / 2 / evidence(b, c)).toBeCloseTo(1, 8);
      }),
    );
  });

  test('hundreds of pairs are no trouble', () => {
    expect(evidence(900, 100)).toBeGreaterThan(1e100);
    expect(evidence(500, 500)).toBeCloseTo(Math.sqrt(500 * Math.PI) / 1001, 4); // 2^1000 / (1001 · C(1000, 500)), by Stirling
  });
});

describe('probabilityBetter', () => {
  test.each<readonly [b: number, c: number, wanted: number]>([
    [0, 0, 0.5],
    [0, 1, 0.75], // Beta(2, 1) above 1/2: 1 - 1/4
    [1, 0, 0.25],
    [0, 4, 31 / 32], // Beta(5, 1): 1 - 1/2⁵
    [3, 3, 0.5],
    [2, 8, 1 - 67 / 2048], // P(X <= 8) of 11 throws: 1 - (C(11,9) + C(11,10) + C(11,11)) / 2048
  ])('of %i broken and %i fixed is %d', (b, c, wanted) => {
    expect(probabilityBetter(b, c)).toBeCloseTo(wanted, 10);
  });

  test('both ways it adds to 1', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (b, c) => {
        expect(probabilityBetter(b, c) + probabilityBetter(c, b)).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('pairsNeeded', () => {
  test('by hand: 10 % broken and 20 % fixed', () => {
    // (1.96 · √0.3 + 0.8416 · √(0.3 - 0.01))² / 0.01 = (1.0735 + 0.4532)² / 0.01
    expect(pairsNeeded(0.1, 0.2)).toBe(234);
  });

  test('more is needed for less, and nothing shows what is not there', () => {
    expect(pairsNeeded(0.1, 0.12)).toBeGreaterThan(4000);
    expect(pairsNeeded(0.1, 0.1)).toBeNull();
  });
});
