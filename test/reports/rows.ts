import { excess as excessOver } from '../../src/statistics/difference.js';
import type { Row } from '../../src/statistics/row.js';
import { wilson } from '../../src/statistics/wilson.js';

/** A row in few numbers; rates as [count, of]. */
export interface RowSketch extends Partial<Pick<Row, 'model' | 'task' | 'context' | 'shots' | 'category' | 'errors'>> {
  readonly n: number;
  readonly held: number;
  readonly inconclusive?: number;
  /** right right, right wrong, wrong right, wrong same, wrong other. */
  readonly cells?: readonly [number, number, number, number, number];
  readonly p?: number | null;
  readonly pHolm?: number | null;
  readonly noise?: readonly [number, number];
}

export function rowOf(sketch: RowSketch): Row {
  const { n, held, inconclusive = 0, errors = 0, cells = [0, 0, 0, 0, 0], p = null, pHolm = p } = sketch;
  const [rightRight, rightWrong, wrongRight, wrongWrongSame, wrongWrongDifferent] = cells;
  const labelled = cells.reduce((sum, each) => sum + each, 0);
  const relation = wilson(held, n - inconclusive);
  const noise = sketch.noise === undefined ? null : wilson(...sketch.noise);
  const { model = 'm', task = 'sentiment', context = false, shots = 'zero', category = 'taxonomy' } = sketch;
  return {
    ...{ model, task, context, shots, category, n, inconclusive, errors },
    accuracy: wilson(rightRight + rightWrong, labelled),
    oracle: wilson(rightRight + wrongRight, labelled),
    relation,
    cells: { rightRight, rightWrong, wrongRight, wrongWrongSame, wrongWrongDifferent },
    mcnemar: { b: rightWrong, c: wrongRight, p, pHolm },
    noise,
    excess: noise === null ? null : excessOver(wilson(relation.of - held, relation.of), noise),
  };
}

const gpt = { model: 'openai:gpt-4o', task: 'sentiment' };
const gemini = { model: 'gemini:gemini-2.0-flash-experimental-001', task: 'sentiment' };

/** Two models at zero, one and few shots: a run as most are. */
export const usual: readonly Row[] = [
  rowOf({ ...gpt, category: 'taxonomy', n: 50, held: 44, cells: [41, 4, 1, 2, 2], p: 0.375, pHolm: 1, noise: [3, 50] }),
  rowOf({
    ...gpt,
    category: 'negation',
    n: 50,
    held: 31,
    cells: [28, 17, 1, 2, 2],
    p: 0.00014,
    pHolm: 0.0006,
    noise: [3, 50],
  }),
  rowOf({
    ...gpt,
    category: 'robustness',
    n: 50,
    held: 46,
    inconclusive: 3,
    errors: 1,
    cells: [40, 5, 2, 2, 0],
    p: 0.453,
    pHolm: 1,
    noise: [2, 47],
  }),
  rowOf({ ...gpt, shots: 'one', category: 'taxonomy', n: 50, held: 50, cells: [46, 0, 0, 4, 0], noise: [0, 50] }),
  rowOf({
    ...gpt,
    shots: 'one',
    category: 'negation',
    n: 50,
    held: 39,
    cells: [36, 9, 1, 2, 2],
    p: 0.0215,
    noise: [0, 50],
  }),
  rowOf({
    ...gpt,
    shots: 'few',
    category: 'negation',
    n: 50,
    held: 41,
    cells: [40, 6, 1, 1, 2],
    p: 0.125,
    noise: [1, 50],
  }),
  rowOf({
    ...gpt,
    shots: 'few',
    category: 'taxonomy',
    n: 50,
    held: 45,
    cells: [42, 3, 1, 2, 2],
    p: 0.625,
    noise: [1, 50],
  }),
  rowOf({ ...gemini, category: 'taxonomy', n: 50, held: 43, cells: [40, 5, 2, 1, 2], p: 0.453 }),
  rowOf({ ...gemini, category: 'negation', n: 50, held: 30, cells: [27, 18, 0, 3, 2], p: 0.0000076 }),
  rowOf({ ...gemini, shots: 'one', category: 'taxonomy', n: 50, held: 44, cells: [41, 4, 2, 1, 2], p: 0.688 }),
  rowOf({ ...gemini, shots: 'one', category: 'temporal', n: 48, held: 37, cells: [35, 8, 1, 2, 2], p: 0.039 }),
];

const lexicon = { model: 'lexicon' };
const hostile = { model: '<b>bold</b> & "q" | \u001b[31mred', task: 'a_b$%#{}~^\\', shots: 'my own' };

/** What is rare and must still read right: nothing judged, one case, all, none, no labels, many, context, hostile names. */
export const rare: readonly Row[] = [
  rowOf({ ...lexicon, category: 'no data', n: 0, held: 0 }),
  rowOf({ ...lexicon, category: 'all errors', n: 12, held: 0, inconclusive: 12, errors: 12 }),
  rowOf({ ...lexicon, category: 'one case', n: 1, held: 1, cells: [1, 0, 0, 0, 0], noise: [0, 1] }),
  rowOf({ ...lexicon, category: 'all held', n: 200, held: 200, cells: [200, 0, 0, 0, 0], noise: [0, 200] }),
  rowOf({ ...lexicon, category: 'none held', n: 200, held: 0, cells: [0, 200, 0, 0, 0], p: 1e-60, noise: [0, 200] }),
  rowOf({ ...lexicon, category: 'no labels', n: 40, held: 33, noise: [1, 40] }),
  rowOf({
    ...lexicon,
    category: 'noisier when asked again',
    n: 100,
    held: 99,
    cells: [90, 1, 0, 9, 0],
    p: 1,
    noise: [30, 100],
  }),
  rowOf({ ...lexicon, category: 'nearly all of many', n: 12345, held: 12344, cells: [12344, 1, 0, 0, 0], p: 1 }),
  rowOf({
    ...lexicon,
    task: 'yes-no',
    context: true,
    category: 'coreference',
    n: 30,
    held: 29,
    cells: [29, 0, 1, 0, 0],
    p: 1,
  }),
  rowOf({
    ...lexicon,
    task: 'yes-no',
    shots: '5',
    category: 'coreference',
    n: 30,
    held: 25,
    cells: [20, 5, 0, 3, 2],
    p: 0.0625,
  }),
  rowOf({ ...hostile, category: '=1+1', n: 4, held: 3, cells: [3, 1, 0, 0, 0], p: 1 }),
  rowOf({ ...hostile, category: '[x] *y* `z`\nline two', n: 4, held: 4, cells: [3, 0, 0, 1, 0] }),
  rowOf({ ...hostile, category: 'การปฏิเสธ 否定 é', n: 4, held: 2, cells: [2, 2, 0, 0, 0], p: 0.5 }),
  rowOf({ ...hostile, category: `${'very '.repeat(12)}long name`, n: 4, held: 2, cells: [2, 2, 0, 0, 0], p: 0.5 }),
];
