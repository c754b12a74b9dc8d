import type { ComparedRow, Comparison, Measure } from '../../comparison/comparison.js';
import { grouped } from '../../core/grouped.js';
import { shotsOf, shotsTitle, taskTitles } from '../tables/conditions.js';
import { count, NO_DATA, percent, points, pValue, range } from '../tables/numbers.js';
import type { ResultTable, Tone } from '../tables/table.js';

/** What to look at first comes first: where there is no room, the rest goes on below. */
const BLOCKS: ResultTable['blocks'] = [
  ['cases', 'A', 'B', 'B − A', '95 %', 'B is'],
  ['broken', 'fixed', 'g', 'p (Holm)'],
].map((columns) => ({
  title: '',
  groups: [{ title: '', columns: columns.map((name) => ({ name, short: [name] })) }],
}));

const MEASURED: Readonly<Record<Measure, string>> = {
  relation: 'relation held',
  accuracy: 'sources answered right',
  oracle: 'follow-ups answered right',
};

const TONES: Readonly<Partial<Record<ComparedRow['standing'], Tone>>> = {
  worse: 'bad',
  tied: 'quiet',
  'no data': 'quiet',
};

/** A table for each pair of models × task × context: a section for each number of shots, a line for each category and one for all. */
export function comparisonTables({ rows, measure }: Comparison): ResultTable[] {
  const taskTitle = taskTitles(rows);
  return grouped(rows, ({ models, task, context }) => [models, task, context]).map((group) => {
    const [first] = group;
    const { a, b } = first.models;
    return {
      title: `${a === b ? a : `A: ${a} · B: ${b}`} · ${taskTitle(first)} · ${MEASURED[measure]}`,
      blocks: BLOCKS,
      sections: shotsOf(group).map((shots) => ({
        title: shotsTitle(shots),
        lines: group.filter((row) => row.shots === shots).map(lineOf),
      })),
      footnotes: [],
    };
  });
}

function lineOf({ category, paired, pHolm, standing }: ComparedRow): ResultTable['sections'][number]['lines'][number] {
  const { cases, a, b, difference, broken, fixed, g } = paired;
  const tone = TONES[standing];
  return {
    label: category ?? 'all',
    cells: [
      { text: count(cases) },
      { text: percent(a), heat: a },
      { text: percent(b), heat: b },
      { text: difference === null ? NO_DATA : points(difference), ...(tone && { tone }) },
      { text: difference === null ? NO_DATA : range(difference) },
      { text: standing, ...(tone && { tone }) },
      { text: count(broken) },
      { text: count(fixed) },
      { text: g === null ? NO_DATA : g.toFixed(2) },
      { text: pValue(pHolm) },
    ],
  };
}
