import type { Rate, Row } from '../statistics/row.js';
import { counted, interval, isLikeNoise, NONE, percent, pValue, toneOf } from './figures.js';
import { grouped } from './grouped.js';
import type { Cell, Column, Sheet } from './sheet.js';
import type { Sheets } from './sheets.js';

const COLUMNS: readonly Column[] = [
  { head: 'shots', align: 'left' },
  { head: 'category', align: 'left' },
  { head: 'n', align: 'right' },
  { head: 'open', align: 'right' },
  { head: 'acc', align: 'right' },
  { head: 'oracle', align: 'right' },
  { head: 'relation', align: 'right' },
  { head: '95 %', align: 'left' },
  { head: 'noise', align: 'right' },
  { head: '', align: 'left' },
  { head: '✓✓', align: 'right', optional: true },
  { head: '✓✗', align: 'right', optional: true },
  { head: '✗✓', align: 'right', optional: true },
  { head: '✗=', align: 'right', optional: true },
  { head: '✗≠', align: 'right', optional: true },
];

const LEGEND = [
  'acc: sources answered right (%). oracle: follow-ups answered right (%), what the paper prints as "MMT4NL".',
  'relation: pairs that keep their relation (%), with its 95 % interval, clustered by text: the pass rate.',
  'noise: sources that changed their answer when simply asked again (%). ≈: the violations cannot be told from noise.',
  'open: cases in no rate, because a reply was refused, unreadable or missing (!), or has no opposite.',
  '✓✓ ✓✗ ✗✓: source and follow-up right or wrong. ✗=: the same wrong answer twice. ✗≠: two wrong ones that differ.',
];

/** A table per model, task and context: everything that was measured, a line per category and shots. */
export function fullSheets(rows: readonly Row[]): Sheets {
  const sheets = grouped(rows, ({ model, task, context }) => JSON.stringify([model, task, context])).map(
    (group): Sheet => {
      const [first] = group;
      const title = first ? `${first.model} · ${first.task} · ${first.context ? 'with' : 'without'} context` : '';
      const byShots = grouped(group, ({ shots }) => shots);
      return {
        title,
        columns: COLUMNS,
        rows: byShots.flatMap((ofShots) => ofShots.map((row, at) => cellsOf(row, at === 0))),
      };
    },
  );
  return { sheets, legend: LEGEND };
}

function cellsOf(row: Row, first: boolean): readonly Cell[] {
  const { cells, mcnemar, noise, inconclusive, errors } = row;
  const tone = toneOf(row.relation);
  return [
    { text: first ? row.shots : '' },
    { text: row.category },
    { text: String(row.n) },
    {
      text: inconclusive === 0 ? NONE : `${inconclusive}${errors > 0 ? '!' : ''}`,
      hint: `${inconclusive} without a verdict, ${errors} of them without a reply`,
    },
    rateCell(row.accuracy),
    {
      ...rateCell(row.oracle),
      hint: `${counted(row.oracle)}; right→wrong ${mcnemar.b}, wrong→right ${mcnemar.c}, McNemar p ${pValue(mcnemar.p)}, Holm ${pValue(mcnemar.pHolm)}`,
    },
    { text: percent(row.relation.rate), tone, hint: counted(row.relation) },
    { text: interval(row.relation), tone },
    noise === null ? { text: NONE } : rateCell(noise),
    { text: isLikeNoise(row) ? '≈' : '' },
    ...[cells.rightRight, cells.rightWrong, cells.wrongRight, cells.wrongWrongSame, cells.wrongWrongDifferent].map(
      (count) => ({
        text: row.accuracy.of === 0 ? NONE : String(count),
      }),
    ),
  ];
}

function rateCell(rate: Rate): Cell {
  return { text: percent(rate.rate), hint: `${counted(rate)}, 95 % interval ${interval(rate, 1)}` };
}
