import { createDecisions, type DecisionRow } from '../statistics/decisions.js';
import { orderRows } from '../statistics/order-rows.js';
import { createRepeatTally, type RepeatRow } from '../statistics/repeat-tally.js';
import type { Row } from '../statistics/row.js';
import type { SetRow } from '../statistics/set-row.js';
import { createSetTally } from '../statistics/set-tally.js';
import { createTally } from '../statistics/tally.js';
import type { Violation } from '../statistics/violation.js';
import { createWorstTally, type WorstRow } from '../statistics/worst-tally.js';
import { readJsonLines } from '../store/json-lines.js';
import type { RunFolder } from '../store/run-folder.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import { casesAlong } from './cases-along.js';
import type { Manifest } from './manifest.js';
import { collectViolations } from './violations.js';

export interface Tables {
  readonly rows: readonly Row[];
  readonly sets: readonly SetRow[];
  /** Items that hold under all their follow-ups, per condition and category. */
  readonly worst: readonly WorstRow[];
  /** How cases fare over their repeats; empty where each was asked once. */
  readonly repeats: readonly RepeatRow[];
  /** What was decided early; empty where the experiment does not stop at that. */
  readonly decisions: readonly DecisionRow[];
  readonly violations: readonly Violation[];
  /** Cases that got no reply. */
  readonly errors: number;
  /** Why there was no reply, and how often, commonest first. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  /** Cases in which both the source and the follow-up got a reply. */
  readonly answered: number;
  /** Cases, over all models and conditions, that there would be a verdict on if all had been asked. */
  readonly planned: number;
  /** Verdicts that there are. */
  readonly judged: number;
}

/** The tables of a finished run, from its folder alone; nothing is asked and memory does not grow with the verdicts. */
export async function tablesOf(folder: RunFolder): Promise<Tables> {
  const { models, categories, experiment, counts } = folder.manifest() as Manifest;
  const tally = createTally();
  const worst = createWorstTally();
  const sets = createSetTally();
  const repeated = createRepeatTally(experiment.repeats);
  const decisions = experiment.stop && createDecisions(experiment.stop);
  const violations = collectViolations();
  const textsOf = casesAlong(folder);
  const reasons = new Map<string, number>();
  let [errors, answered, judged] = [0, 0, 0];
  for await (const value of readJsonLines(folder.path('verdicts'))) {
    const record = value as VerdictRecord;
    tally.add(record);
    worst.add(record);
    sets.add(record);
    if (experiment.repeats > 1) repeated.add(record);
    decisions?.add(record);
    judged++;
    if (record.source.kind === 'error' || record.followUp.kind === 'error') errors++;
    else answered++;
    for (const { kind, ...outcome } of [record.source, record.followUp])
      if (kind === 'error' && 'reason' in outcome) reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
    if (record.verdict.status === 'violated') {
      const pair = await textsOf(record.case);
      violations.add(record, { ...pair, followUp: pair.follow_up });
    }
  }
  return {
    rows: orderRows(tally.rows(), {
      model: models,
      category: categories,
      shots: experiment.shots,
      context: experiment.context,
    }),
    worst: worst.rows(),
    sets: sets.rows(),
    repeats: repeated.rows(),
    decisions: decisions?.rows() ?? [],
    violations: violations.chosen(),
    errors,
    reasons: [...reasons].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
    answered,
    planned: experiment.stop
      ? judged
      : (counts?.cases ?? 0) * models.length * experiment.repeats * experiment.shots.length * experiment.context.length,
    judged,
  };
}
