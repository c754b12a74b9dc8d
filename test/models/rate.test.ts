import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRate } from '../../src/models/rate.js';

/** When so many uses, each of so many units and made as soon as it may be, are made. */
function uses(perMinute: number, units: readonly number[]): number[] {
  const rate = createRate(perMinute);
  let now = 0;
  return units.map((each) => {
    now += rate.wait(each, now);
    rate.use(each, now);
    return now;
  });
}

describe('rate', () => {
  test('no minute has more units than it may have, beside the burst and the last use', () => {
    const units = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), units, (perMinute, each) => {
        const times = uses(perMinute, each);
        times.forEach((from, first) => {
          const within = each.filter((_, at) => at >= first && (times[at] ?? 0) < from + 60_000);
          const sum = within.reduce((total, one) => total + one, 0);
          expect(sum).toBeLessThanOrEqual(perMinute + perMinute / 60 + Math.max(...each) + 1);
        });
      }),
    );
  });

  test('is used in full: nobody waits longer than the rate asks', () => {
    const times = uses(6000, Array(1000).fill(1));
    expect(times.at(-1)).toBe(9000); // 100 at once, then 100 a second
    expect(uses(60, [1, 1, 1])).toEqual([0, 1000, 2000]);
  });

  test('one use that is larger than a minute goes when nothing is owed, and is paid off before the next', () => {
    expect(uses(1000, [3000, 1, 1])).toEqual([0, 179_060, 179_120]);
  });

  test('what was not used is given back', () => {
    const rate = createRate(60);
    rate.use(10, 0);
    expect(rate.wait(1, 0)).toBe(10_000);
    rate.use(-9, 0);
    expect(rate.wait(1, 0)).toBe(1000);
  });

  test('a pause saves up no more than the burst', () => {
    const rate = createRate(6000);
    let free = 0;
    for (; rate.wait(1, 600_000) === 0; free++) rate.use(1, 600_000);
    expect(free).toBe(100);
  });
});
