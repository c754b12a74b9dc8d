import { distinguishable } from '../../statistics/difference.js';
import type { Rate, Row } from '../../statistics/row.js';
import { count, interval, NO_DATA, percent, points, pValue } from './numbers.js';
import type { Cell, Column } from './table.js';

/** A column of the full layout: its headings and what it says of a row. */
export interface FullColumn extends Column {
  cell(row: Row): Cell;
}

export interface FullGroup {
  readonly title: string;
  readonly columns: readonly FullColumn[];
  /** Whether it says nothing of cases without labels: a table that has only such leaves it out. */
  readonly needsLabels: boolean;
}

/** Every measure of a row; a table that is too wide for all goes on below with the last groups. */
export const fullGroups: readonly FullGroup[] = [
  {
    title: 'cases',
    needsLabels: false,
    columns: [
      { name: 'all cases', short: ['n'], cell: ({ n }) => ({ text: count(n) }) },
      { name: 'violated', short: ['viol'], cell: ({ relation }) => ({ text: violated(relation) }) },
      { name: 'inconclusive', short: ['inc'], cell: ({ inconclusive }) => warning(inconclusive) },
      { name: 'errors', short: ['err'], cell: ({ errors }) => warning(errors) },
    ],
  },
  {
    title: 'relation held',
    needsLabels: false,
    columns: [
      { name: 'pass rate', short: ['rate'], cell: (row) => ({ ...share(row.relation), ...finding(row) }) },
      {
        name: '95 % interval',
        short: ['95 %'],
        cell: ({ relation }) => ({ text: interval(relation), interval: relation }),
      },
    ],
  },
  {
    title: 'noise',
    needsLabels: false,
    columns: [
      { name: 'noise', short: ['rate'], cell: ({ noise }) => ({ text: noise === null ? NO_DATA : percent(noise) }) },
      { name: 'beyond noise', short: ['beyond'], cell: (row) => ({ text: beyond(row), ...finding(row) }) },
    ],
  },
  {
    title: 'by the label',
    needsLabels: true,
    columns: [
      { name: 'accuracy', short: ['accuracy'], cell: ({ accuracy }) => share(accuracy) },
      { name: 'oracle', short: ['oracle'], cell: ({ oracle }) => share(oracle) },
    ],
  },
  {
    title: 'source → follow-up',
    needsLabels: true,
    columns: [
      { name: 'right → right', short: ['right', 'right'], cell: (row) => labelled(row, row.cells.rightRight) },
      { name: 'right → wrong', short: ['right', 'wrong'], cell: (row) => labelled(row, row.cells.rightWrong) },
      { name: 'wrong → right', short: ['wrong', 'right'], cell: (row) => labelled(row, row.cells.wrongRight) },
      { name: 'wrong → same', short: ['wrong', 'same'], cell: (row) => labelled(row, row.cells.wrongWrongSame) },
      { name: 'wrong → other', short: ['wrong', 'other'], cell: (row) => labelled(row, row.cells.wrongWrongDifferent) },
    ],
  },
  {
    title: 'McNemar',
    needsLabels: true,
    columns: [{ name: 'p (Holm)', short: ['p', '(Holm)'], cell: ({ mcnemar }) => ({ text: pValue(mcnemar.pHolm) }) }],
  },
];

function share(rate: Rate): Cell {
  return { text: percent(rate), heat: rate };
}

function violated({ count: held, of }: Rate): string {
  return of === 0 ? NO_DATA : count(of - held);
}

function warning(cases: number): Cell {
  return { text: count(cases), tone: cases === 0 ? 'quiet' : 'warn' };
}

/** A count of labelled cases: where there are none it is no data, not none. */
function labelled({ accuracy }: Row, cases: number): Cell {
  return { text: accuracy.of === 0 ? NO_DATA : count(cases) };
}

function beyond({ excess }: Row): string {
  if (excess === null) return NO_DATA;
  return distinguishable(excess) ? points(excess) : '≈ noise';
}

function finding({ excess }: Row): Pick<Cell, 'tone'> {
  if (excess === null) return {};
  if (!distinguishable(excess)) return { tone: 'quiet' };
  return excess.low > 0 ? { tone: 'bad' } : {};
}
