import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng, pathOf } from '../../src/core/rng.js';

describe('rng', () => {
  test('gives the same stream for the same seed, another for another', () => {
    const draw = (seed: number) => {
      const rng = createRng(seed);
      return [rng.next(), rng.next(), rng.int(1000)];
    };
    expect(draw(42)).toEqual(draw(42));
    expect(draw(42)).not.toEqual(draw(43));
  });

  test('a fork depends on its path, not on what was drawn before', () => {
    const fresh = createRng(1);
    const used = createRng(1);
    used.next();
    used.fork('other').next();
    expect(used.fork('item/operator').next()).toBe(fresh.fork('item/operator').next());
    expect(fresh.fork('a').fork('b').next()).not.toBe(fresh.fork('b').fork('a').next());
  });

  test('a path is what its parts are one after the other', () => {
    const rng = createRng('seed');
    expect(rng.fork(pathOf('a', 'b')).next()).toBe(rng.fork('a').fork('b').next());
  });

  test('streams whose names differ by a number have nothing in common', () => {
    const pairs = new Array(49).fill(0);
    let before = 0;
    for (let item = 0; item < 4900; item++) {
      const first = createRng(1).fork(`item-${item}/operator`).int(7);
      pairs[before * 7 + first]++;
      before = first;
    }
    const squares = pairs.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    expect(squares).toBeLessThan(48 + 5 * Math.sqrt(2 * 48)); // chi-squared: five standard deviations over what is expected
  });

  test('shuffles without loss and picks what is there', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.integer(), (values, seed) => {
        const rng = createRng(seed);
        expect(rng.shuffle(values).sort()).toEqual([...values].sort());
        expect([...createRng(seed).drawn(values)]).toEqual(createRng(seed).shuffle(values));
        expect(values).toContain(rng.pick(values));
      }),
    );
    expect(() => createRng(1).pick([])).toThrow(RangeError);
  });

  test('draws each of a few values first about as often', () => {
    const firsts = Array.from({ length: 900 }, (_, seed) => createRng(seed).drawn(['a', 'b', 'c']).next().value);
    for (const value of ['a', 'b', 'c'])
      expect(Math.abs(firsts.filter((each) => each === value).length - 300)).toBeLessThan(75); // five standard deviations
  });
});
