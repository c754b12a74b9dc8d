import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cluster, clusteredRate } from '../../src/statistics/clustered.js';
import { wilson } from '../../src/statistics/wilson.js';
import { rounded } from './rounded.js';

/** `2/3 0/1` as clusters. */
function clusters(text: string): Cluster[] {
  return text.split(' ').flatMap((each) => {
    const [count, of] = each.split('/').map(Number);
    return count === undefined || of === undefined ? [] : [{ count, of }];
  });
}

const anyClusters = fc.array(
  fc.tuple(fc.nat(5), fc.nat(5)).map(([count, others]) => ({ count, of: count + others })),
  { maxLength: 40 },
);

describe('clusteredRate', () => {
  test.each([
    // Σ(yᵢ − p·mᵢ)² = 0.75² + 1.25² + 0.25² + 0.75² = 2.75; deff = 4/3 · 2.75 / 8² · 8 / (5/8 · 3/8) = 88/45.
    ['not quite alike', '2/2 0/2 1/2 2/2', 45 / 11],
    // Σ = 4 · 1; deff = 4/3 · 4 / 8² · 8 / ¼ = 8/3.
    ['all alike within', '2/2 0/2 2/2 0/2', 3],
    ['as many in each: no design effect below 1 is believed', '1/2 1/2 1/2 1/2', 8],
    ['all', '2/2 1/1 3/3', 3],
    ['none', '0/2 0/1', 2],
    ['one cluster', '1/2', 1],
    ['one cluster, all', '3/3', 1],
    ['one of each', '1/1 0/1 1/1 0/1', 4],
    ['one of each, all', '1/1 1/1 1/1', 3],
    ['clusters without observations add nothing', '0/0 2/2 0/0 0/2 1/2 2/2', 45 / 11],
  ])('%s: %s is worth %d observations', (_, text, size) => {
    const given = clusters(text);
    const [count, of] = [
      given.reduce((sum, each) => sum + each.count, 0),
      given.reduce((sum, each) => sum + each.of, 0),
    ];
    expect(rounded(clusteredRate(given), 12)).toEqual(rounded(wilson(count, of, size), 12));
  });

  test.each([[''], ['0/0'], ['0/0 0/0']])('has no rate over "%s"', (text) => {
    expect(clusteredRate(clusters(text))).toEqual({ count: 0, of: 0, rate: null, low: null, high: null });
  });

  test('refuses more than all', () => {
    expect(() => clusteredRate([{ count: 3, of: 2 }])).toThrow(RangeError);
    expect(() => clusteredRate([{ count: 1, of: 0 }])).toThrow(RangeError);
  });

  test('is plain Wilson over one observation per cluster', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (counted) => {
        const given = counted.map((each) => ({ count: each ? 1 : 0, of: 1 }));
        expect(clusteredRate(given)).toEqual(wilson(counted.filter(Boolean).length, counted.length));
      }),
    );
  });

  test('holds the rate, lies in [0, 1], is never narrower than Wilson, and does not depend on the order', () => {
    fc.assert(
      fc.property(anyClusters, (given) => {
        const got = clusteredRate(given);
        expect(clusteredRate([...given].reverse())).toEqual(got);
        const { rate, low, high } = got;
        const plain = wilson(got.count, got.of);
        fc.pre(got.of > 0);
        if (rate === null || low === null || high === null) throw new Error('Expected a rate');
        expect([0, low, rate, high, 1]).toEqual([0, low, rate, high, 1].sort((a, b) => a - b));
        expect(high - low).toBeGreaterThanOrEqual((plain.high ?? 1) - (plain.low ?? 0));
      }),
    );
  });
});
