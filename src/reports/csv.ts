import { csvText, type Value } from '../core/csv-text.js';
import { distinct, grouped } from '../core/grouped.js';
import type { Rate, Row } from '../statistics/row.js';
import type { ReportData, ReportOptions } from './report.js';

/** `full`: one line per row with every number in full precision. `paper`: the paper's columns, a line per category, a model after the other. */
export function csv({ rows }: ReportData, { layout }: ReportOptions): string {
  const records = layout === 'paper' ? paperRecords(rows) : [header, ...rows.map(recordOf)];
  return csvText(records);
}

const RATE = ['count', 'of', 'rate', 'low', 'high'] as const;
const header: readonly string[] = [
  ...['model', 'task', 'context', 'shots', 'category', 'n', 'inconclusive', 'errors'],
  ...['accuracy', 'oracle', 'relation'].flatMap((measure) => RATE.map((part) => `${measure}_${part}`)),
  ...['right_right', 'right_wrong', 'wrong_right', 'wrong_wrong_same', 'wrong_wrong_different'],
  ...['mcnemar_b', 'mcnemar_c', 'mcnemar_p', 'mcnemar_p_holm'],
  ...RATE.map((part) => `noise_${part}`),
  ...['excess_difference', 'excess_low', 'excess_high'],
];

function recordOf(row: Row): Value[] {
  const { cells, mcnemar, excess } = row;
  return [
    ...[row.model, row.task, row.context, row.shots, row.category, row.n, row.inconclusive, row.errors],
    ...[row.accuracy, row.oracle, row.relation].flatMap(rateOf),
    ...[cells.rightRight, cells.rightWrong, cells.wrongRight, cells.wrongWrongSame, cells.wrongWrongDifferent],
    ...[mcnemar.b, mcnemar.c, mcnemar.p, mcnemar.pHolm],
    ...rateOf(row.noise),
    ...[excess?.difference ?? null, excess?.low ?? null, excess?.high ?? null],
  ];
}

function rateOf(rate: Rate | null): Value[] {
  return RATE.map((part) => rate?.[part] ?? null);
}

/** One line per task × context × shots × category, four columns per model; empty where a model has no such row, or no labels. */
function paperRecords(rows: readonly Row[]): Value[][] {
  const models = distinct(rows.map(({ model }) => model));
  const heads = models.flatMap((model) =>
    ['accuracy', 'mmt4nl'].flatMap((measure) => [`${model} ${measure}_correct`, `${model} ${measure}_percent`]),
  );
  return [
    ['task', 'context', 'shots', 'category', ...heads],
    ...grouped(rows, ({ task, context, shots, category }) => [task, context, shots, category]).map((line) => [
      ...[line[0].task, line[0].context, line[0].shots, line[0].category],
      ...models.flatMap((model) => {
        const row = line.find((each) => each.model === model);
        return [...paperRate(row?.accuracy), ...paperRate(row?.oracle)];
      }),
    ]),
  ];
}

function paperRate(rate: Rate | undefined): Value[] {
  return rate === undefined || rate.rate === null ? [null, null] : [rate.count, Math.round(rate.rate * 100)];
}
