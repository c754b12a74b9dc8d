import { distinct, grouped } from '../../core/grouped.js';
import type { Row } from '../../statistics/row.js';
import { shotsOf, shotsTitle, taskTitles } from './conditions.js';
import { fullGroups } from './full-columns.js';
import type { ResultTable } from './table.js';

/** A table for each model × task × context, in the rows' order: a section for each number of shots, a line for each category. */
export function fullTables(rows: readonly Row[]): ResultTable[] {
  const taskTitle = taskTitles(rows);
  return grouped(rows, ({ model, task, context }) => [model, task, context]).map((group) =>
    tableOf(group, `${group[0].model} · ${taskTitle(group[0])}`),
  );
}

function tableOf(rows: readonly Row[], title: string): ResultTable {
  const categories = distinct(rows.map(({ category }) => category));
  const order = (row: Row) => categories.indexOf(row.category);
  const labelled = rows.some(({ accuracy }) => accuracy.of > 0);
  const groups = fullGroups.filter(({ needsLabels }) => labelled || !needsLabels);
  const columns = groups.flatMap((group) => group.columns);
  return {
    title,
    blocks: groups.map((group) => ({ title: '', groups: [group] })),
    sections: shotsOf(rows).map((shots) => ({
      title: shotsTitle(shots),
      lines: rows
        .filter((row) => row.shots === shots)
        .sort((a, b) => order(a) - order(b))
        .map((row) => ({ label: row.category, cells: columns.map((column) => column.cell(row)) })),
    })),
    footnotes: [],
  };
}
