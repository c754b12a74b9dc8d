import type { Row } from '../statistics/row.js';
import type { Report } from './report.js';

/** The contract with other programs: schema 1, one object a row, full precision, keys always in this order. */
export const json: Report = {
  format: 'json',
  about: 'rows for other programs: {schema: 1, rows: […]}',
  render: ({ rows }) => `${JSON.stringify({ schema: 1, rows: rows.map(ordered) }, null, 2)}\n`,
};

function ordered(row: Row): Row {
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
    accuracy,
    oracle,
    relation,
    cells,
    mcnemar,
    noise,
    excess,
  };
}
