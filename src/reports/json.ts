import type { DecisionRow } from '../statistics/decisions.js';
import type { RepeatRow } from '../statistics/repeat-tally.js';
import type { Row } from '../statistics/row.js';
import type { SetRow } from '../statistics/set-row.js';
import type { WorstRow } from '../statistics/worst-tally.js';
import { rateOf } from './rate-of.js';
import type { ReportData } from './report.js';

/** `{schema: 1, rows}`: the contract of DESIGN, section 4, with numbers in full precision, `excess` beside, and, where there are any, `worst`, `sets`, `repeats` and `decisions`. The order of keys is fixed. */
export function json({ rows, worst = [], sets = [], repeats = [], decisions = [] }: ReportData): string {
  const beside = {
    ...(worst.length > 0 && { worst: worst.map(worstOf) }),
    ...(sets.length > 0 && { sets: sets.map(setOf) }),
    ...(repeats.length > 0 && { repeats: repeats.map(repeatOf) }),
    ...(decisions.length > 0 && { decisions: decisions.map(decisionOf) }),
  };
  return `${JSON.stringify({ schema: 1, rows: rows.map(rowOf), ...beside }, null, 2)}\n`;
}

function worstOf({ model, task, context, shots, category, items, most }: WorstRow) {
  return { model, task, context, shots, category: category ?? null, items: rateOf(items), most };
}

function repeatOf({ model, task, context, shots, category, repeats, everyTime, flaky }: RepeatRow): RepeatRow {
  return { model, task, context, shots, category, repeats, everyTime: rateOf(everyTime), flaky: rateOf(flaky) };
}

function decisionOf({ model, task, context, shots, category, level, decision, items, evidence }: DecisionRow) {
  return { model, task, context, shots, category, level, decision: decision ?? null, items, evidence };
}

function setOf({ model, task, context, shots, category, attribute, sets, inconclusive, groups }: SetRow): SetRow {
  const counts = groups.map(({ group, of, apart, unanswered }) => ({ group, of, apart, unanswered }));
  return { model, task, context, shots, category, attribute, sets: rateOf(sets), inconclusive, groups: counts };
}

/** Key by key, so that nothing that a row may hold one day gets into the contract unseen, and in the contract's order. */
function rowOf(row: Row): Row {
  const { rightRight, rightWrong, wrongRight, wrongWrongSame, wrongWrongDifferent } = row.cells;
  const { b, c, p, pHolm } = row.mcnemar;
  return {
    model: row.model,
    task: row.task,
    context: row.context,
    shots: row.shots,
    category: row.category,
    n: row.n,
    inconclusive: row.inconclusive,
    errors: row.errors,
    accuracy: rateOf(row.accuracy),
    oracle: rateOf(row.oracle),
    relation: rateOf(row.relation),
    cells: { rightRight, rightWrong, wrongRight, wrongWrongSame, wrongWrongDifferent },
    mcnemar: { b, c, p, pHolm },
    noise: row.noise === null ? null : rateOf(row.noise),
    excess:
      row.excess === null ? null : { difference: row.excess.difference, low: row.excess.low, high: row.excess.high },
  };
}
