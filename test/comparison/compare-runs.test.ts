import { describe, expect, test } from 'vitest';
import { compareRuns } from '../../src/comparison/compare-runs.js';
import { MEASURES, type Measure } from '../../src/comparison/comparison.js';
import { headlineOf } from '../../src/reports/comparison/comparison-report.js';
import type { RunFolder } from '../../src/store/run-folder.js';
import { run } from './runs.js';

async function compared(a: RunFolder, b: RunFolder, measure: Measure) {
  return await compareRuns(a, b, { measure, sides: [{ a: 'm', b: 'm' }], examples: 3 });
}

describe('two runs, case by case', () => {
  const a = run('Yes Yes', 'Yes Yes', 'No No', 'Yes refused', 'Yes error', '- -', 'Yes Yes');
  const b = run('Yes No', 'No No', 'No Yes', 'Yes Yes', 'Yes Yes', 'Yes Yes', 'Yes unreadable');

  test.each<readonly [Measure, cases: number, broken: number, fixed: number, changed: readonly string[]]>([
    ['relation', 3, 2, 0, ['broken c0', 'broken c2']],
    ['accuracy', 5, 1, 0, ['broken c1']],
    ['oracle', 5, 3, 2, ['broken c0', 'broken c1', 'broken c6', 'fixed c2', 'fixed c3']],
  ])('by %s: what only one side can tell is left out', async (measure, cases, broken, fixed, changed) => {
    const got = await compared(a, b, measure);
    const { paired } = got.rows[0] ?? {};
    expect([paired?.cases, paired?.broken, paired?.fixed, got.unpaired]).toEqual([cases, broken, fixed, 1]);
    expect(got.changed.map(({ how, pair }) => `${how} ${pair.id}`).toSorted()).toEqual(changed);
  });

  test('what a changed case was answered on both sides', async () => {
    const { changed } = await compared(run('Yes refused'), run('Yes Yes'), 'oracle');
    expect(changed.map((each) => [each.a, each.b])).toEqual([[['Yes', 'refused'], ['Yes', 'Yes']]]); // biome-ignore format: short
  });
});

describe('how it ended, in a sentence', () => {
  const many = (words: string) => Array.from({ length: 12 }, () => words);
  test.each([
    ['worse', many('Yes Yes'), many('Yes No'), 'B is worse on typo.'],
    ['better', many('Yes No'), many('Yes Yes'), 'B is better on typo.'],
    ['tied', many('Yes Yes'), many('Yes Yes'), 'Tied: no difference is shown.'],
    ['nothing in common', many('Yes Yes'), [], 'Nothing to compare: the runs have no judged case in common.'],
  ])('%s', async (_, a, b, said) => {
    expect(headlineOf(await compared(run(...a), run(...b), MEASURES[0] ?? 'relation'))).toBe(said);
  });
});
