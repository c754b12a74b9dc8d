import { distinct, grouped } from '../../core/grouped.js';
import type { Row } from '../../statistics/row.js';
import { shotsOf, shotsTitle, taskTitles } from './conditions.js';
import { NO_DATA, percent } from './numbers.js';
import type { ResultTable } from './table.js';

/** Relation pass rates at a glance: for each task × context a line per category, and a column per model and number of shots. */
export function overview(rows: readonly Row[]): ResultTable[] {
  const taskTitle = taskTitles(rows);
  return grouped(rows, ({ task, context }) => [task, context]).map((group) => {
    const models = distinct(group.map(({ model }) => model)).map((model) => {
      const own = group.filter((row) => row.model === model);
      return { model, rows: own, shots: shotsOf(own) };
    });
    return {
      title: taskTitle(group[0]),
      blocks: models.map(({ model, shots }) => ({
        title: model,
        groups: [{ title: '', columns: shots.map((each) => ({ name: shotsTitle(each), short: [shotsTitle(each)] })) }],
      })),
      sections: [
        {
          title: '',
          lines: distinct(group.map(({ category }) => category)).map((category) => ({
            label: category,
            cells: models.flatMap(({ rows: own, shots }) =>
              shots.map((each) => {
                const row = own.find((one) => one.category === category && one.shots === each);
                return row ? { text: percent(row.relation), heat: row.relation } : { text: NO_DATA };
              }),
            ),
          })),
        },
      ],
      footnotes: [],
    };
  });
}
