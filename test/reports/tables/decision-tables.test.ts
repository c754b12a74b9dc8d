import { describe, expect, test } from 'vitest';
import { decisionTables } from '../../../src/reports/tables/decision-tables.js';
import type { DecisionRow } from '../../../src/statistics/decisions.js';

const ROW: DecisionRow = {
  ...{ model: 'm', task: 'sentiment', context: false, shots: 'zero', category: 'typo' },
  ...{ level: 0.9, decision: 'below', items: 12, evidence: 20.04 },
};

describe('tables of early decisions', () => {
  test('one for each model, a section for each number of demonstrations, a line for each category', () => {
    const tables = decisionTables([ROW, { ...ROW, shots: 'few' }, { ...ROW, model: 'n', level: 0.955 }]);
    expect(tables.map(({ title, sections }) => [title, sections.map((each) => each.title)])).toEqual([
      ['m · sentiment · is the rate below 90 %?', ['zero shot', 'few shot']],
      ['n · sentiment · is the rate below 95.5 %?', ['zero shot']],
    ]);
  });

  test.each<readonly [Partial<DecisionRow>, readonly unknown[]]>([
    [{}, [{ text: '12' }, { text: '20.0' }, { text: 'below', tone: 'bad' }]],
    [{ decision: 'at least', evidence: 9999.9 }, [{ text: '12' }, { text: '9999.9' }, { text: 'at least 90 %' }]],
    [{ decision: 'at least', evidence: 10_000 }, [{ text: '12' }, { text: '>9,999' }, { text: 'at least 90 %' }]],
    [
      { decision: undefined, items: 1200 },
      [{ text: '1,200' }, { text: '20.0' }, { text: 'not decided', tone: 'warn' }],
    ],
  ])('a line of %j', (more, cells) => {
    expect(decisionTables([{ ...ROW, ...more }])[0]?.sections[0]?.lines).toEqual([{ label: 'typo', cells }]);
  });

  test('nothing decided, no table', () => {
    expect(decisionTables([])).toEqual([]);
  });
});
