import { grouped } from '../../core/grouped.js';
import type { RepeatRow } from '../../statistics/repeat-tally.js';
import { shotsOf, shotsTitle, taskTitles } from './conditions.js';
import { interval, percent } from './numbers.js';
import type { ResultTable } from './table.js';

const COLUMNS = [
  { name: 'every time', short: ['every', 'time'] },
  { name: '95 % interval', short: ['95 %'] },
  { name: 'flaky', short: ['flaky'] },
  { name: 'flaky, 95 % interval', short: ['95 %'] },
];

/** A table for each model × task × context: a section for each number of shots, a line for each category. */
export function repeatTables(rows: readonly RepeatRow[]): ResultTable[] {
  const taskTitle = taskTitles(rows);
  return grouped(rows, ({ model, task, context }) => [model, task, context]).map((group) => {
    const [first] = group;
    return {
      title: `${first.model} · ${taskTitle(first)} · ${first.repeats} repeats`,
      blocks: [{ title: '', groups: [{ title: '', columns: COLUMNS }] }],
      sections: shotsOf(group).map((shots) => ({
        title: shotsTitle(shots),
        lines: group
          .filter((row) => row.shots === shots)
          .map(({ category, everyTime, flaky }) => ({
            label: category,
            cells: [
              { text: percent(everyTime), heat: everyTime },
              { text: interval(everyTime), interval: everyTime },
              { text: percent(flaky) },
              { text: interval(flaky) },
            ],
          })),
      })),
      footnotes: [
        `Every time (pass^${first.repeats}): cases whose relation held in each of the ${first.repeats} repeats. Flaky: cases that held once and broke another time.`,
      ],
    };
  });
}
