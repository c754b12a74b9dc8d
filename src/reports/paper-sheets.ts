import type { Rate, Row } from '../statistics/row.js';
import { NONE, percent } from './figures.js';
import { grouped } from './grouped.js';
import type { Cell, Column, Sheet } from './sheet.js';
import type { Sheets } from './sheets.js';

const LEGEND = [
  'The columns of Tables 3 to 5 of the MMT4NL paper. Its "MMT4NL" counts follow-ups that are answered right: our oracle,',
  'not its Definition 1, which is our relation (--layout full shows both, with intervals and noise).',
];

/** A table per task, context and shots; models side by side, each with accuracy and oracle as count and pass rate. */
export function paperSheets(rows: readonly Row[]): Sheets {
  const blocks = grouped(rows, ({ task, context, shots }) => JSON.stringify([task, context, shots]));
  return { sheets: blocks.map(block), legend: LEGEND };
}

function block(rows: readonly Row[]): Sheet {
  const [first] = rows;
  const models = [...new Set(rows.map(({ model }) => model))];
  const categories = [...new Set(rows.map(({ category }) => category))];
  const columns: Column[] = [
    { head: 'Category', align: 'left' },
    ...models.flatMap((): Column[] => ['Acc. #', 'Pass', 'MMT4NL #', 'Pass'].map((head) => ({ head, align: 'right' }))),
  ];
  return {
    title: first ? `${first.task} · ${first.context ? 'with' : 'without'} context · ${first.shots} shot` : '',
    groups: [{ text: '', span: 1 }, ...models.map((text) => ({ text, span: 4 }))],
    columns,
    rows: categories.map((category) => [
      { text: category },
      ...models.flatMap((model) => {
        const row = rows.find((each) => each.model === model && each.category === category);
        return [...pair(row?.accuracy), ...pair(row?.oracle)];
      }),
    ]),
  };
}

function pair(rate: Rate | undefined): readonly Cell[] {
  if (!rate || rate.rate === null) return [{ text: NONE }, { text: NONE }];
  return [{ text: String(rate.count) }, { text: `${percent(rate.rate)}%` }];
}
