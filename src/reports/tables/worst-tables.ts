import { grouped } from '../../core/grouped.js';
import type { WorstRow } from '../../statistics/worst-tally.js';
import { shotsOf, shotsTitle, taskTitles } from './conditions.js';
import { count, interval, percent } from './numbers.js';
import type { ResultTable } from './table.js';

const COLUMNS = [
  { name: 'items', short: ['items'] },
  { name: 'hold under all', short: ['hold', 'under all'] },
  { name: '95 % interval', short: ['95 %'] },
  { name: 'follow-ups at most', short: ['follow-ups', 'at most'] },
];

/**
 * For each task × context: the share of items that hold under all their follow-ups; a section for each model, a line for each
 * number of shots, and one for each category that has several follow-ups of an item.
 */
export function worstTables(rows: readonly WorstRow[]): ResultTable[] {
  const taskTitle = taskTitles(rows);
  const telling = rows.filter(({ most }) => most > 1);
  return grouped(telling, ({ task, context }) => [task, context]).map((group) => {
    const [first] = group;
    return {
      title: `${taskTitle(first)} · all follow-ups of an item together`,
      blocks: [{ title: '', groups: [{ title: '', columns: COLUMNS }] }],
      sections: grouped(group, ({ model }) => model).map((own) => ({
        title: own[0].model,
        lines: shotsOf(own).flatMap((shots) => own.filter((row) => row.shots === shots).map(lineOf)),
      })),
      footnotes: [],
    };
  });
}

function lineOf({ shots, category, items, most }: WorstRow): ResultTable['sections'][number]['lines'][number] {
  return {
    label: category === undefined ? shotsTitle(shots) : `${shotsTitle(shots)}, ${category}`,
    cells: [
      { text: count(items.of) },
      { text: percent(items), heat: items },
      { text: interval(items), interval: items },
      { text: count(most) },
    ],
  };
}
