import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compareRuns } from '../../src/comparison/compare-runs.js';
import { MEASURES, type Measure } from '../../src/comparison/comparison.js';
import type { Pair } from '../../src/datasets/pairs.js';
import { headlineOf } from '../../src/reports/comparison/comparison-report.js';
import { openRunFolder, type RunFolder } from '../../src/store/run-folder.js';
import type { VerdictRecord } from '../../src/store/verdict-record.js';
import { observation } from '../statistics/observations.js';

const within = mkdtempSync(path.join(tmpdir(), 'mmt4nl-compare-'));
afterAll(() => rmSync(within, { recursive: true }));
let made = 0;

/** A run whose cases, labelled Yes, were answered so: source and follow-up; `-` for a case that it does not have. */
function run(...answers: readonly string[]): RunFolder {
  const folder = openRunFolder(path.join(within, `${made++}`));
  const asked = answers.flatMap((words, at) => {
    const [source = '', followUp = ''] = words.split(' ');
    if (source === '-') return [];
    const pair: Pair = {
      id: `c${at}`,
      item: `${at}`,
      task: 'yes-no',
      category: 'typo',
      relation: 'same',
      source: 'Is it?',
      follow_up: 'Is ti?',
    };
    const record: VerdictRecord = { ...observation(source, followUp, { item: pair.item }), case: pair.id, repeat: 0 };
    return [{ pair, record }];
  });
  const lines = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');
  writeFileSync(folder.path('cases'), lines(asked.map(({ pair }) => pair)));
  writeFileSync(folder.path('verdicts'), lines(asked.map(({ record }) => record)));
  return folder;
}

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
