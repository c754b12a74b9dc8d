import { type Pair, readPairs } from '../datasets/pairs.js';
import { orderRows } from '../statistics/order-rows.js';
import type { Row } from '../statistics/row.js';
import type { SetRow } from '../statistics/set-row.js';
import { createSetTally } from '../statistics/set-tally.js';
import { createTally } from '../statistics/tally.js';
import type { Violation } from '../statistics/violation.js';
import { readJsonLines } from '../store/json-lines.js';
import type { RunFolder } from '../store/run-folder.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import type { Manifest } from './manifest.js';
import { byItem } from './plan.js';
import { collectViolations } from './violations.js';

export interface Tables {
  readonly rows: readonly Row[];
  readonly sets: readonly SetRow[];
  readonly violations: readonly Violation[];
  /** Cases that got no reply. */
  readonly errors: number;
}

/** The tables of a finished run, from its folder alone; nothing is asked and memory does not grow with the verdicts. */
export async function tablesOf(folder: RunFolder): Promise<Tables> {
  const tally = createTally();
  const sets = createSetTally();
  const violations = collectViolations();
  const textsOf = casesAlong(folder);
  const { models, categories, experiment } = folder.manifest() as Manifest;
  let errors = 0;
  for await (const value of readJsonLines(folder.path('verdicts'))) {
    const record = value as VerdictRecord;
    tally.add(record);
    sets.add(record);
    if (record.verdict.status === 'inconclusive' && record.verdict.cause === 'model-error') errors++;
    const pair = await textsOf(record.case);
    violations.add(record, { ...pair, followUp: pair.follow_up });
  }
  return {
    rows: orderRows(tally.rows(), {
      model: models,
      category: categories,
      shots: experiment.shots,
      context: experiment.context,
    }),
    sets: sets.rows(),
    violations: violations.chosen(),
    errors,
  };
}

/**
 * Looks up the cases that verdicts are about, by reading both files side by side: verdicts come model by model, and for
 * each model item by item in the order of the cases.
 */
function casesAlong(folder: RunFolder): (id: string) => Promise<Pair> {
  let groups = byItem(readPairs(folder.path('cases')));
  let current = new Map<string, Pair>();
  return async (id) => {
    for (let restarts = 0; restarts < 2; ) {
      const found = current.get(id);
      if (found) return found;
      const next = await groups.next();
      if (next.done) {
        restarts++;
        groups = byItem(readPairs(folder.path('cases')));
      } else current = new Map(next.value.map((pair) => [pair.id, pair]));
    }
    throw new Error(`Expected the case ${id} in ${folder.path('cases')}`);
  };
}
