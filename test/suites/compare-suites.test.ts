import { describe, expect, test } from 'vitest';
import { compareSuites } from '../../src/contracts/compare-suites.js';
import type { CaseResult } from '../../src/contracts/result.js';
import { freshFolders } from '../support/folder.js';
import { held, reported, result, unsaid, violated } from '../support/suite-runs.js';

const fresh = freshFolders();
const yes = held('cites');
const no = violated('cites', 'Expected a source');

/** So many cases, of which the first so many pass. */
function run(cases: number, passing: number, more: Partial<CaseResult> = {}): readonly CaseResult[] {
  return Array.from({ length: cases }, (_, at) => result(`case-${at}`, [at < passing ? yes : no], more));
}

async function compared(before: readonly CaseResult[], after: readonly CaseResult[], threshold = 0.05) {
  const [a, b] = [
    await reported(fresh(), before, { version: '1.2.0' }),
    await reported(fresh(), after, { regressionThreshold: threshold }),
  ];
  return compareSuites(a, b);
}

describe('two runs of a suite', () => {
  test('are compared case by case, over those that passed or failed on both sides', async () => {
    const { a, b, configurations } = await compared(
      [
        result('kept', [yes]),
        result('broken', [yes]),
        result('fixed', [no]),
        result('unsaid', [unsaid('cites')]),
        result('gone', [yes]),
      ],
      [
        result('kept', [yes]),
        result('broken', [no]),
        result('fixed', [yes]),
        result('unsaid', [no]),
        result('new', [no]),
      ],
    );
    expect([a.version, b.version]).toEqual(['1.2.0', '1.3.0']);
    const [only] = configurations;
    expect(only).toMatchObject({
      paired: { cases: 3, broken: 1, fixed: 1, a: { rate: 2 / 3 }, b: { rate: 2 / 3 } },
      broken: [
        {
          ...{ id: 'broken', category: 'Refund', failed: [{ name: 'cites', reason: 'Expected a source' }] },
          ...{ before: 'The reply to broken', after: 'The reply to broken' },
        },
      ],
      fixed: [{ id: 'fixed', failed: [{ name: 'cites', reason: 'Expected a source' }] }],
      invariants: [{ name: 'cites', before: 1, after: 1 }],
      regression: false,
      unpaired: 4,
    });
  });

  test.each<readonly [what: string, before: number, after: number, threshold: number, regression: boolean]>([
    ['one in twenty, which is the threshold itself', 20, 19, 0.05, false],
    ['two in twenty', 20, 18, 0.05, true],
    ['two in twenty, where a tenth is allowed', 20, 18, 0.1, false],
    ['any fall, where none is allowed', 20, 19, 0, true],
    ['a rise', 10, 20, 0, false],
  ])('a fall of %s', async (_, before, after, threshold, regression) => {
    const { configurations } = await compared(run(20, before), run(20, after), threshold);
    expect(configurations[0]?.regression).toBe(regression);
  });

  test('what is more than chance is told by the exact test: five of five broken are not, six are', async () => {
    const significant = async (broken: number) =>
      (await compared(run(20, 20), run(20, 20 - broken))).configurations[0]?.significant;
    expect([await significant(5), await significant(6)]).toEqual([false, true]); // 2/2⁵ = 0.0625, 2/2⁶ = 0.031
  });

  test('of equal model and settings are compared; where there are none, the first of each', async () => {
    const warm = { params: { temperature: 0.7 } };
    const both = [...run(4, 4), ...run(4, 2, warm)];
    const grid = await compared(both, both.toReversed());
    expect(grid.configurations.map(({ a, b }) => [a.params.temperature, b.params.temperature])).toEqual([
      [0.7, 0.7],
      [0, 0],
    ]);
    const other = await compared(run(4, 4), run(4, 2, { model: 'scripted:other' }));
    expect(other.configurations).toMatchObject([
      { a: { model: 'scripted:support' }, b: { model: 'scripted:other' }, regression: true },
    ]);
  });

  test('nothing to compare is no regression', async () => {
    const { configurations } = await compared([result('a', [yes])], [result('b', [no])]);
    expect(configurations).toMatchObject([{ regression: false, significant: false, unpaired: 2 }]);
  });
});
