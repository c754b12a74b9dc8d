import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../src/core/rng.js';
import { createBetting } from '../../src/statistics/betting.js';

/** The share of runs in which the evidence for a side ever reaches 20, looking after each of `n` values. */
function everReached(side: 'below' | 'atLeast', { rate, level, n, runs }: Readonly<Record<string, number>>): number {
  const rng = createRng(`${side} ${rate} ${level}`);
  let reached = 0;
  for (let run = 0; run < (runs ?? 0); run++) {
    const betting = createBetting(level ?? 0.5);
    for (let at = 0; at < (n ?? 0); at++) {
      betting.add(rng.next() < (rate ?? 0) ? 1 : 0);
      if (betting.evidence()[side] >= 20) {
        reached++;
        break;
      }
    }
  }
  return reached / (runs ?? 1);
}

describe('betting on a mean', () => {
  test('by hand: one value of 0 against a level of 1/2 makes the mean over stakes of 1 + stake', () => {
    const betting = createBetting(0.5);
    betting.add(0);
    // stakes 1/33 … 32/33 have the mean 1/2; a stake s turns 1 into 1 + s, and into 1 − s for the other side
    expect(betting.evidence().below).toBeCloseTo(1.5, 12);
    expect(betting.evidence().atLeast).toBeCloseTo(0.5, 12);
  });

  test.each([0.5, 0.8, 0.9])('at the level itself (%d), either side is reached in 1 of 20 runs at most', (level) => {
    for (const side of ['below', 'atLeast'] as const)
      expect(everReached(side, { rate: level, level, n: 300, runs: 400 })).toBeLessThanOrEqual(0.05);
  });

  test('decides where there is something to decide', () => {
    expect(everReached('below', { rate: 0.75, level: 0.9, n: 200, runs: 100 })).toBeGreaterThan(0.95);
    expect(everReached('atLeast', { rate: 0.99, level: 0.9, n: 200, runs: 100 })).toBeGreaterThan(0.95);
  });

  test('the order of the values does not matter, and evidence is never negative', () => {
    const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 });
    fc.assert(
      fc.property(values, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (given, level) => {
        const [forth, back] = [createBetting(level), createBetting(level)];
        for (const value of given) forth.add(value);
        for (const value of given.toReversed()) back.add(value);
        const [a, b] = [forth.evidence(), back.evidence()];
        expect(a.below).toBeGreaterThanOrEqual(0);
        expect(Math.log(a.below + 1e-300)).toBeCloseTo(Math.log(b.below + 1e-300), 6);
        expect(Math.log(a.atLeast + 1e-300)).toBeCloseTo(Math.log(b.atLeast + 1e-300), 6);
      }),
    );
  });

  test.each([0, 1, -1, Number.NaN])('a level of %d is refused', (level) => {
    expect(() => createBetting(level)).toThrow(new RangeError(`Expected a level between 0 and 1, got ${level}`));
  });

  test.each([-0.1, 1.1, Number.NaN])('a value of %d is refused, and changes nothing', (value) => {
    const betting = createBetting(0.5);
    expect(() => betting.add(value)).toThrow(new RangeError(`Expected a value from 0 to 1, got ${value}`));
    expect(betting.evidence()).toEqual({ below: 1, atLeast: 1 });
  });
});
