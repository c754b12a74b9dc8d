import { grouped } from '../../core/grouped.js';
import type { DecisionRow } from '../../statistics/decisions.js';
import { shotsOf, shotsTitle, taskTitles } from './conditions.js';
import { count } from './numbers.js';
import type { ResultTable } from './table.js';

const COLUMNS = [
  { name: 'items', short: ['items'] },
  { name: 'evidence', short: ['evidence'] },
  { name: 'decision', short: ['decision'] },
];

/** A table for each model × task × context: what was decided of each category before all was asked. */
export function decisionTables(rows: readonly DecisionRow[]): ResultTable[] {
  const taskTitle = taskTitles(rows);
  return grouped(rows, ({ model, task, context }) => [model, task, context]).map((group) => {
    const [first] = group;
    const level = `${Math.round(first.level * 1000) / 10} %`;
    return {
      title: `${first.model} · ${taskTitle(first)} · is the rate below ${level}?`,
      blocks: [{ title: '', groups: [{ title: '', columns: COLUMNS }] }],
      sections: shotsOf(group).map((shots) => ({
        title: shotsTitle(shots),
        lines: group.filter((row) => row.shots === shots).map(lineOf),
      })),
      footnotes: [
        'Evidence: the capital of a bet of 1 against the other side; 1/error decides, whenever one looks. A category that is decided is asked no further, so its rate above is of the items until then, and leans to the side that was decided for.',
      ],
    };
  });
}

function lineOf({
  category,
  items,
  evidence,
  decision,
  level,
}: DecisionRow): ResultTable['sections'][number]['lines'][number] {
  const said =
    decision === undefined
      ? 'not decided'
      : decision === 'below'
        ? 'below'
        : `at least ${Math.round(level * 1000) / 10} %`;
  return {
    label: category,
    cells: [
      { text: count(items) },
      { text: evidence >= 10_000 ? '>9,999' : evidence.toFixed(1) },
      {
        text: said,
        ...(decision === 'below' ? { tone: 'bad' as const } : decision === undefined ? { tone: 'warn' as const } : {}),
      },
    ],
  };
}
