import type { Row } from '../../statistics/row.js';
import { shotsOf, shotsTitle, taskTitles } from './conditions.js';
import { fullGroups } from './full-columns.js';
import { distinct, grouped } from './grouped.js';
import type { Block, ResultTable } from './table.js';

const blocks: readonly Block[] = fullGroups.map((group) => ({ title: '', groups: [group] }));
const columns = fullGroups.flatMap((group) => group.columns);

/** A table for each model × task × context, in the rows' order: a section for each number of shots, a line for each category. */
export function fullTables(rows: readonly Row[]): ResultTable[] {
  const taskTitle = taskTitles(rows);
  const categories = distinct(rows.map(({ category }) => category));
  const order = (row: Row) => categories.indexOf(row.category);
  return grouped(rows, ({ model, task, context }) => [model, task, context]).map((group) => ({
    title: group
      .slice(0, 1)
      .map((row) => `${row.model} · ${taskTitle(row)}`)
      .join(''),
    blocks,
    sections: shotsOf(group).map((shots) => ({
      title: shotsTitle(shots),
      lines: group
        .filter((row) => row.shots === shots)
        .sort((a, b) => order(a) - order(b))
        .map((row) => ({ label: row.category, cells: columns.map((column) => column.cell(row)) })),
    })),
    footnotes: [],
  }));
}
