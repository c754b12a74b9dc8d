import { expect, test } from 'vitest';
import { setTables } from '../../../src/reports/tables/set-tables.js';
import { paintsFor } from '../../../src/reports/terminal/paints.js';
import { tableLines } from '../../../src/reports/terminal/table.js';
import { wilson } from '../../../src/statistics/wilson.js';

test('names that a file brings only show: of models, attributes and groups', () => {
  const clear = '\u001B[2J';
  const [table] = setTables([
    {
      model: `m${clear}`,
      task: `t${clear}`,
      context: false,
      shots: 'zero',
      category: 'fairness',
      attribute: `age${clear}`,
      sets: wilson(1, 2),
      inconclusive: 0,
      groups: [{ group: `old${clear}`, of: 2, apart: 1, unanswered: 0 }],
    },
  ]);
  const text = table ? tableLines(table, 120, paintsFor(false)).join('\n') : '';
  expect(text).not.toContain('\u001B');
  expect(text).toContain('m\\u001b[2J · t\\u001b[2J');
  expect(text).toMatch(/^age\\u001b\[2J .* old\\u001b\[2J \(1 of 2\)$/mu);
});
