import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Observation } from '../../src/core/types.js';
import { clusteredRate } from '../../src/statistics/clustered.js';
import { excess } from '../../src/statistics/difference.js';
import type { Row } from '../../src/statistics/row.js';
import { createTally } from '../../src/statistics/tally.js';
import { wilson } from '../../src/statistics/wilson.js';
import { SHARED_DATA } from '../support/shared-data.js';
import { anyObservations, held, observation, outcome, violated } from './observations.js';

function rowsOf(observations: readonly Observation[]): Row[] {
  const tally = createTally();
  for (const each of observations) tally.add(each);
  return tally.rows();
}

const condition = { model: 'm', task: 'yes-no', context: false, shots: 'zero', category: 'typo' };
const noCells = { rightRight: 0, rightWrong: 0, wrongRight: 0, wrongWrongSame: 0, wrongWrongDifferent: 0 };
const noTest = { b: 0, c: 0, p: null, pHolm: null };

describe('createTally', () => {
  test('has no rows without observations', () => {
    expect(rowsOf([])).toEqual([]);
  });

  test.each<[about: string, given: Observation[], want: Omit<Row, keyof typeof condition>]>([
    [
      'one case, right and held',
      [observation('Yes', 'Yes')],
      {
        ...{ n: 1, inconclusive: 0, errors: 0 },
        ...{ accuracy: wilson(1, 1), oracle: wilson(1, 1), relation: wilson(1, 1) },
        ...{ cells: { ...noCells, rightRight: 1 }, mcnemar: noTest, noise: null, excess: null },
      },
    ],
    [
      'no labels: relation alone',
      [observation('Yes', 'No', { key: null }), observation('No', 'No', { key: null, item: '2' })],
      {
        ...{ n: 2, inconclusive: 0, errors: 0 },
        ...{ accuracy: wilson(0, 0), oracle: wilson(0, 0), relation: wilson(1, 2) },
        ...{ cells: noCells, mcnemar: noTest, noise: null, excess: null },
      },
    ],
    [
      'nothing but errors: no data, and no 0 %',
      [observation('error', 'Yes'), observation('Yes', 'error', { item: '2', again: { of: 1, changed: 0 } })],
      {
        ...{ n: 2, inconclusive: 2, errors: 2 },
        ...{ accuracy: wilson(0, 0), oracle: wilson(0, 0), relation: wilson(0, 0) },
        ...{ cells: noCells, mcnemar: noTest, noise: wilson(0, 1), excess: null },
      },
    ],
    [
      'unreadable and refused are not correct, and in no relation rate',
      [observation('unreadable', 'Yes'), observation('Yes', 'refused', { item: '2' })],
      {
        ...{ n: 2, inconclusive: 2, errors: 0 },
        ...{ accuracy: wilson(1, 2), oracle: wilson(1, 2), relation: wilson(0, 0) },
        ...{ cells: { ...noCells, rightWrong: 1, wrongRight: 1 }, mcnemar: { b: 1, c: 1, p: 1, pHolm: 1 } },
        ...{ noise: null, excess: null },
      },
    ],
    [
      'opposite: the same wrong way twice keeps the relation and fails the oracle',
      [
        observation('Yes', 'No', { key: { label: 'Yes', expected: ['No'] }, verdict: held }),
        observation('No', 'Yes', { key: { label: 'Yes', expected: ['No'] }, verdict: held, item: '2' }),
        observation('No', 'No', { key: { label: 'Yes', expected: ['No'] }, verdict: violated, item: '3' }),
      ],
      {
        ...{ n: 3, inconclusive: 0, errors: 0 },
        ...{ accuracy: wilson(1, 3), oracle: wilson(2, 3), relation: wilson(2, 3) },
        ...{ cells: { ...noCells, rightRight: 1, wrongRight: 1, wrongWrongDifferent: 1 } },
        ...{ mcnemar: { b: 0, c: 1, p: 1, pHolm: 1 }, noise: null, excess: null },
      },
    ],
    [
      'several follow-ups of an item: rates are clustered, and its identity arm counts once',
      [
        observation('Yes', 'No', { again: { of: 2, changed: 1 } }),
        observation('Yes', 'No', { again: { of: 2, changed: 1 } }),
        observation('Yes', 'Yes', { item: '2', again: { of: 2, changed: 0 } }),
        observation('Yes', 'Yes', { item: '2', again: { of: 2, changed: 0 } }),
        observation('No', 'No', { item: '3' }),
      ],
      {
        ...{ n: 5, inconclusive: 0, errors: 0 },
        accuracy: clusteredRate([...[2, 2].map((count) => ({ count, of: 2 })), { count: 0, of: 1 }]),
        oracle: clusteredRate([...[0, 2].map((count) => ({ count, of: 2 })), { count: 0, of: 1 }]),
        relation: clusteredRate([...[0, 2].map((count) => ({ count, of: 2 })), { count: 1, of: 1 }]),
        cells: { ...noCells, rightRight: 2, rightWrong: 2, wrongWrongSame: 1 },
        mcnemar: { b: 2, c: 0, p: 0.5, pHolm: 0.5 },
        noise: clusteredRate([1, 0].map((count) => ({ count, of: 2 }))),
        excess: excess(
          clusteredRate([...[2, 0].map((count) => ({ count, of: 2 })), { count: 0, of: 1 }]),
          clusteredRate([1, 0].map((count) => ({ count, of: 2 }))),
        ),
      },
    ],
  ])('%s', (_, given, want) => {
    expect(rowsOf(given)).toEqual([{ ...condition, ...want }]);
  });

  test('makes a row of each model, task, context, shots and category, as first seen', () => {
    const others = [{ model: 'n' }, { task: 't' }, { context: true }, { shots: 'few' }, { category: 'ner' }];
    const given = [{}, ...others, ...others, {}].map((more) => observation('Yes', 'Yes', more));
    expect(
      rowsOf(given).map(({ model, task, context, shots, category, n }) => [model, task, context, shots, category, n]),
    ).toEqual([
      ['m', 'yes-no', false, 'zero', 'typo', 2],
      ['n', 'yes-no', false, 'zero', 'typo', 2],
      ['m', 't', false, 'zero', 'typo', 2],
      ['m', 'yes-no', true, 'zero', 'typo', 2],
      ['m', 'yes-no', false, 'few', 'typo', 2],
      ['m', 'yes-no', false, 'zero', 'ner', 2],
    ]);
  });

  test('adjusts p over the rows of one model that have one', () => {
    const worse = (category: string, times: number, more: Partial<Observation> = {}) =>
      Array.from({ length: times }, (_, at) => observation('Yes', 'No', { category, item: `${at}`, ...more }));
    const given = [
      ...worse('a', 5),
      ...worse('b', 8),
      ...worse('c', 5, { model: 'n' }),
      observation('Yes', 'Yes', { category: 'd' }),
    ];
    expect(rowsOf(given).map(({ mcnemar }) => mcnemar)).toEqual([
      { b: 5, c: 0, p: 2 / 2 ** 5, pHolm: 2 / 2 ** 5 },
      { b: 8, c: 0, p: 2 / 2 ** 8, pHolm: 4 / 2 ** 8 },
      { b: 5, c: 0, p: 2 / 2 ** 5, pHolm: 2 / 2 ** 5 },
      noTest,
    ]);
  });

  test('goes on counting after rows were asked for, and leaves them as they were', () => {
    const tally = createTally();
    tally.add(observation('Yes', 'Yes'));
    const before = tally.rows();
    tally.add(observation('Yes', 'No'));
    expect(before).toEqual(rowsOf([observation('Yes', 'Yes')]));
    expect(tally.rows()).toEqual(rowsOf([observation('Yes', 'Yes'), observation('Yes', 'No')]));
  });

  test('counts the same in any order, and every case once', () => {
    const byName = (rows: Row[]) => [...rows].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    fc.assert(
      fc.property(
        anyObservations.chain((given) =>
          fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
        ),
        ([given, shuffled]) => {
          const rows = rowsOf(given);
          expect(byName(rowsOf(shuffled))).toEqual(byName(rows));
          expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(given.length);
          for (const { n, inconclusive, relation, accuracy, oracle, cells } of rows) {
            expect(relation.of + inconclusive).toBe(n);
            expect([accuracy.of, accuracy.count, oracle.count]).toEqual([
              Object.values(cells).reduce((sum, count) => sum + count, 0),
              cells.rightRight + cells.rightWrong,
              cells.rightRight + cells.wrongRight,
            ]);
          }
        },
      ),
    );
  });
});

const paper = `${SHARED_DATA}/paper`;
describe.skipIf(!existsSync(paper))("the paper's archive", () => {
  test('counts as its Table 5 prints', () => {
    const observations = readFileSync(`${paper}/recordings-qa-with-context.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map(toObservation);
    const header = 'model,shots,category,n,accuracy,oracle';
    const lines = rowsOf(observations).map(({ model, shots, category, n, accuracy, oracle }) =>
      [model, shots, category, n, accuracy.count, oracle.count].join(','),
    );
    const printed = readFileSync(`${paper}/table-5.csv`, 'utf8').trim().split(/\r?\n/u);
    expect([header, ...lines.sort()]).toEqual([printed[0], ...printed.slice(1).sort()]);
  });
});

function toObservation(line: string): Observation {
  const { id, model, task, context, shots, category, relation, label, source_output, follow_up_output } =
    JSON.parse(line);
  const [source, followUp] = [outcome(source_output.trim()), outcome(follow_up_output.trim())];
  const key = { label, expected: [relation === 'same' ? label : label === 'Yes' ? 'No' : 'Yes'] };
  const again = { of: 0, changed: 0 };
  return { model, task, context, shots, category, item: id, source, followUp, verdict: held, key, again };
}
