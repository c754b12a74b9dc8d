import { stringify } from 'csv-stringify/sync';
import type { Rate, Row } from '../statistics/row.js';
import type { Report } from './report.js';

type Flat = Readonly<Record<string, string | number | boolean | null>>;

/** One line a row, flat columns. Text that a spreadsheet would take for a formula gets a leading apostrophe. */
export const csv: Report = {
  format: 'csv',
  about: 'one line a row, for spreadsheets and statistics programs',
  render: ({ rows }) =>
    stringify(rows.map(flat), {
      header: true,
      columns: Object.keys(flat(EMPTY)),
      escape_formulas: true,
      cast: { boolean: String },
    }),
};

function flat(row: Row): Flat {
  const {
    model,
    task,
    context,
    shots,
    category,
    n,
    inconclusive,
    errors,
    accuracy,
    oracle,
    relation,
    cells,
    mcnemar,
    noise,
    excess,
  } = row;
  return {
    model,
    task,
    context,
    shots,
    category,
    n,
    inconclusive,
    errors,
    ...rate('accuracy', accuracy),
    ...rate('oracle', oracle),
    ...rate('relation', relation),
    right_right: cells.rightRight,
    right_wrong: cells.rightWrong,
    wrong_right: cells.wrongRight,
    wrong_wrong_same: cells.wrongWrongSame,
    wrong_wrong_different: cells.wrongWrongDifferent,
    mcnemar_b: mcnemar.b,
    mcnemar_c: mcnemar.c,
    mcnemar_p: mcnemar.p,
    mcnemar_p_holm: mcnemar.pHolm,
    ...rate('noise', noise ?? NO_RATE),
    excess: excess?.difference ?? null,
    excess_low: excess?.low ?? null,
    excess_high: excess?.high ?? null,
  };
}

function rate(name: string, { count, of, rate: share, low, high }: Rate): Flat {
  return {
    [`${name}_count`]: count,
    [`${name}_of`]: of,
    [`${name}_rate`]: share,
    [`${name}_low`]: low,
    [`${name}_high`]: high,
  };
}

const NO_RATE: Rate = { count: 0, of: 0, rate: null, low: null, high: null };

/** For the header of a table without rows. */
const EMPTY: Row = {
  model: '',
  task: '',
  context: false,
  shots: '',
  category: '',
  n: 0,
  inconclusive: 0,
  errors: 0,
  accuracy: NO_RATE,
  oracle: NO_RATE,
  relation: NO_RATE,
  cells: { rightRight: 0, rightWrong: 0, wrongRight: 0, wrongWrongSame: 0, wrongWrongDifferent: 0 },
  mcnemar: { b: 0, c: 0, p: null, pHolm: null },
  noise: null,
  excess: null,
};
