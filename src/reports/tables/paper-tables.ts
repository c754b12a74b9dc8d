import { distinct, grouped } from '../../core/grouped.js';
import type { Rate, Row } from '../../statistics/row.js';
import { shotsOf, shotsTitle, taskTitles } from './conditions.js';
import { count, NO_DATA, wholePercent } from './numbers.js';
import type { Block, Cell, Column, ResultTable } from './table.js';

const columns: readonly Column[] = [
  { name: '#Correct', short: ['#', 'Correct'] },
  { name: 'Pass Rate', short: ['Pass', 'Rate'] },
];

/** The columns of Tables 3 to 5 of the MMT4NL paper: a table for each task × context, the models side by side, whole percents. */
export function paperTables(rows: readonly Row[]): ResultTable[] {
  const taskTitle = taskTitles(rows);
  return grouped(rows, ({ task, context }) => [task, context]).map((group) => {
    const models = distinct(group.map(({ model }) => model));
    const categories = distinct(group.map(({ category }) => category));
    return {
      title: taskTitle(group[0]),
      blocks: models.map(modelBlock),
      sections: shotsOf(group).map((shots) => ({
        title: shotsTitle(shots),
        lines: categories.flatMap((category) => {
          const line = group.filter((row) => row.shots === shots && row.category === category);
          return line.length === 0
            ? []
            : [{ label: category, cells: models.flatMap((model) => cellsFor(model, line)) }];
        }),
      })),
      footnotes: [
        'MMT4NL, as in the paper: follow-up answers that are right by the label (the oracle), not the relations that held.',
        casesPerCell(group),
      ],
    };
  });
}

function modelBlock(model: string): Block {
  return {
    title: model,
    groups: [
      { title: 'Accuracy', columns },
      { title: 'MMT4NL', columns },
    ],
  };
}

function cellsFor(model: string, line: readonly Row[]): Cell[] {
  const row = line.find((each) => each.model === model);
  return [...cellsOf(row?.accuracy), ...cellsOf(row?.oracle)];
}

function cellsOf(rate: Rate | undefined): Cell[] {
  if (rate === undefined || rate.of === 0) return [{ text: NO_DATA }, { text: NO_DATA }];
  return [{ text: count(rate.count) }, { text: wholePercent(rate), heat: rate }];
}

/** The paper's cells are all of 50 cases; where ours are not, a count alone says nothing. */
function casesPerCell(rows: readonly Row[]): string {
  const sizes = rows.map(({ accuracy }) => accuracy.of).filter((of) => of > 0);
  if (sizes.length === 0) return 'No case has a label: the full layout has the share of relations that held.';
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return `Each row and model: ${least === most ? count(most) : `${count(least)} to ${count(most)}`} labelled cases.`;
}
