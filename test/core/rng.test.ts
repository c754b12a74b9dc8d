import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../src/core/rng.js';

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
