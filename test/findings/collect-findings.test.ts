import { describe, expect, test } from 'vitest';
import type { Pair } from '../../src/datasets/pairs.js';
import { collectFindings } from '../../src/findings/collect-findings.js';
import type { VerdictRecord } from '../../src/store/verdict-record.js';
import { observation } from '../statistics/observations.js';

/** A case of rule `rule`, answered so. */
function asked(item: string, rule: string, source: string, followUp: string, text = 'It is good.') {
  const record: VerdictRecord = { ...observation(source, followUp, { item }), case: `${item}/${rule}`, repeat: 0 };
  const pair: Pair = {
    id: record.case,
    task: 'yes-no',
    category: 'typo',
    source: text,
    follow_up: text.replace('good', 'godo'),
    relation: 'same',
    rule,
    edits: [{ start: text.indexOf('good'), end: text.indexOf('good') + 4, text: 'godo' }],
    item,
  };
  return [record, pair] as const;
}

function findingsOf(...cases: readonly ReturnType<typeof asked>[]) {
  const collector = collectFindings();
  for (const [record, pair] of cases) collector.add(record, pair);
  return collector.findings();
}

describe('findings', () => {
  test('violations of one rule that change the answer alike are one finding, with its shortest case', () => {
    const [first, ...others] = findingsOf(
      asked('1', 'swap', 'Yes', 'No', 'It is good, good beyond words.'),
      asked('2', 'swap', 'Yes', 'No', 'It is good.'),
      asked('3', 'swap', 'Yes', 'No', 'It is good, they say.'),
      asked('4', 'swap', 'Yes', 'Yes'),
    );
    expect(others).toEqual([]);
    expect(first).toMatchObject({ rules: ['swap'], change: ['Yes', 'No'], items: 3 });
    expect([first?.violations.count, first?.violations.of]).toEqual([3, 4]);
    expect(first?.example.id).toBe('2/swap');
    expect(first?.edit).toEqual({ before: 'good', after: 'godo', count: 3 });
  });

  test('rules that broke seldom stand together, and the largest finding comes first', () => {
    const got = findingsOf(
      asked('1', 'a', 'Yes', 'No'),
      asked('2', 'b', 'Yes', 'No'),
      ...['3', '4', '5', '6'].map((item) => asked(item, 'c', 'No', 'Yes')),
    );
    expect(got.map(({ rules, change, items }) => [rules, change, items])).toEqual([
      [['c'], ['No', 'Yes'], 4],
      [['a', 'b'], ['Yes', 'No'], 2],
    ]);
  });

  test('what held or has no verdict is no finding', () => {
    expect(findingsOf(asked('1', 'a', 'Yes', 'Yes'), asked('2', 'a', 'Yes', 'refused'))).toEqual([]);
  });
});
