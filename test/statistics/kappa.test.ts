import { describe, expect, test } from 'vitest';
import { agreementOf } from '../../src/statistics/kappa.js';

/** So many cases of each kind: both yes, first alone, second alone, both no. */
function both(...[yes, first, second, no]: readonly number[]) {
  const of = (count: number | undefined, pair: readonly [boolean, boolean]) =>
    Array.from({ length: count ?? 0 }, () => pair);
  return [
    ...of(yes, [true, true]),
    ...of(first, [true, false]),
    ...of(second, [false, true]),
    ...of(no, [false, false]),
  ];
}

describe('Cohen’s kappa', () => {
  test('of a table worked out by hand: 35 of 50 alike, half of them by chance', () => {
    const { of, same, kappa } = agreementOf(both(20, 5, 10, 15));
    expect({ of, same }).toEqual({ of: 50, same: 35 });
    expect(kappa).toBeCloseTo(0.4, 10);
  });

  test.each([
    ['full agreement', both(5, 0, 0, 5), 1],
    ['full disagreement', both(0, 5, 5, 0), -1],
    ['one thing throughout', both(5, 0, 0, 0), null],
    ['nothing', both(), null],
  ])('%s', (_, pairs, kappa) => {
    expect(agreementOf(pairs).kappa).toBe(kappa);
  });
});
