import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minimize, testsAtMost } from '../../src/shrink/minimize.js';

/** Minimizes where the changes `needed` are enough together, and counts the sets tested. */
async function minimized(count: number, fails: (taken: ReadonlySet<number>) => boolean) {
  const tested: string[] = [];
  const taken = await minimize(count, async (set) => {
    tested.push(set.join());
    return fails(new Set(set));
  });
  return { taken, tested };
}
const containing = (needed: readonly number[]) => (taken: ReadonlySet<number>) =>
  needed.every((each) => taken.has(each));

describe('minimize', () => {
  test.each<readonly [count: number, needed: readonly number[]]>([
    [1, [0]],
    [8, [2]],
    [8, [0, 7]],
    [7, [1, 3, 6]],
    [5, [0, 1, 2, 3, 4]],
  ])('of %i changes, %j are needed', async (count, needed) => {
    expect((await minimized(count, containing(needed))).taken).toEqual(needed);
  });

  test('finds exactly what is needed, tests no set twice, and no more sets than it says', async () => {
    const cases = fc
      .integer({ min: 1, max: 14 })
      .chain((count) => fc.tuple(fc.constant(count), fc.uniqueArray(fc.nat(count - 1), { minLength: 1 })));
    await fc.assert(
      fc.asyncProperty(cases, async ([count, needed]) => {
        const { taken, tested } = await minimized(count, containing(needed));
        expect(taken).toEqual(needed.toSorted((a, b) => a - b));
        expect(new Set(tested).size).toBe(tested.length);
        expect(tested.length).toBeLessThanOrEqual(testsAtMost(count));
      }),
    );
  });

  test('of what fails by chance alone, no single change can be left out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), fc.nat(), async (count, salt) => {
        const fails = (taken: ReadonlySet<number>) =>
          taken.size === count ||
          (taken.size > 0 && ([...taken].reduce((sum, at) => sum * 31 + at, salt) >>> 3) % 3 === 0);
        const { taken } = await minimized(count, fails);
        expect(fails(new Set(taken))).toBe(true);
        if (taken.length > 1)
          for (const left of taken) expect(fails(new Set(taken.filter((each) => each !== left)))).toBe(false);
      }),
    );
  });
});
