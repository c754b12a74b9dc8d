import { distinct, grouped } from '../../core/grouped.js';
import type { GroupCounts, SetRow } from '../../statistics/set-row.js';
import { shotsOf, shotsTitle, taskTitles } from './conditions.js';
import { count, interval, NO_DATA, percent } from './numbers.js';
import type { ResultTable } from './table.js';

const COLUMNS = [
  { name: 'sets', short: ['sets'] },
  { name: 'inconclusive', short: ['inc'] },
  { name: 'one answer', short: ['one', 'answer'] },
  { name: '95 % interval', short: ['95 %'] },
  { name: 'most often apart', short: ['most often', 'apart'] },
];

/** A table for each model × task × context that has sets: a section for each number of shots, a line for each attribute. */
export function setTables(rows: readonly SetRow[]): ResultTable[] {
  const taskTitle = taskTitles(rows);
  return grouped(rows, ({ model, task, context }) => [model, task, context]).map((group) => ({
    title: `${group[0].model} · ${taskTitle(group[0])} · one answer for every group`,
    blocks: [{ title: '', groups: [{ title: '', columns: COLUMNS }] }],
    sections: shotsOf(group).map((shots) => ({
      title: shotsTitle(shots),
      lines: linesOf(group.filter((row) => row.shots === shots)),
    })),
    footnotes: [
      'A set puts one text in the words of every group of an attribute. Apart: the group’s answer is another than that of more than half of its set.',
    ],
  }));
}

function linesOf(rows: readonly SetRow[]): ResultTable['sections'][number]['lines'] {
  const severalCategories = distinct(rows.map(({ category }) => category)).length > 1;
  return rows.map(({ category, attribute, sets, inconclusive, groups }) => ({
    label: severalCategories ? `${category}: ${attribute}` : attribute,
    cells: [
      { text: count(sets.of + inconclusive) },
      { text: count(inconclusive), tone: inconclusive === 0 ? 'quiet' : 'warn' },
      { text: percent(sets), heat: sets },
      { text: interval(sets), interval: sets },
      { text: mostApart(groups) },
    ],
  }));
}

/** `Sikh woman (3 of 40)`. */
function mostApart(groups: readonly GroupCounts[]): string {
  const [first] = groups.toSorted((a, b) => b.apart - a.apart);
  return first === undefined || first.apart === 0 ? NO_DATA : `${first.group} (${first.apart} of ${first.of})`;
}
