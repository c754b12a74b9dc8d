import type { Bounds } from '../core/bounds.js';
import type { Outcome, Relation, Task } from '../core/types.js';
import { memberOf } from '../datasets/membership.js';
import type { Pair } from '../datasets/pairs.js';
import type { Decisions } from '../statistics/decisions.js';
import type { VerdictRecord } from '../store/verdict-record.js';
import type { Asker } from './asker.js';
import { type Asking, askingsOf, type Plan, type PromptCondition, type Unit, units } from './askings.js';
import { inOrder } from './in-order.js';
import { answerKey, judge, relationNamed } from './judge.js';
import { outcomeOf } from './outcome-of.js';
import { RunStopped } from './run-stopped.js';

export interface ModelRun extends Plan {
  readonly model: string;
  readonly task: Task;
  readonly relations: readonly Relation[];
  /** How often each source is asked again. */
  readonly identity: number;
  readonly read: (reply: string) => Outcome;
  readonly asker: Asker;
  /** What is decided of the categories, where the experiment stops at that; told of each verdict in its turn. */
  readonly decisions?: Decisions | undefined;
  /** How many items may be under way at once, and how many may be judged out of turn. */
  readonly bounds: Bounds;
}

/**
 * Asks one model all cases under all conditions; the verdicts come in the order of the plan. Where nothing more is to be
 * asked, it yields what could be judged before it throws RunStopped.
 */
export async function* runModel(run: ModelRun): AsyncGenerator<VerdictRecord> {
  let stopped: RunStopped | undefined;
  const judged = async (unit: Unit): Promise<readonly VerdictRecord[]> => {
    try {
      return await runUnit(run, unit);
    } catch (error) {
      if (!(error instanceof RunStopped)) throw error;
      stopped ??= error;
      return [];
    }
  };
  try {
    const asked = wanted(run, () => stopped !== undefined);
    for await (const records of inOrder(asked, run.bounds, judged)) yield* undecided(run, records);
    if (stopped) throw stopped;
  } finally {
    await run.asker.idle(); // what is under way when a run ends early is paid for: it is logged before the log is closed
  }
}

/** Verdicts that come after their category was decided are dropped: which ones were under way then is chance. */
function* undecided({ decisions }: ModelRun, records: readonly VerdictRecord[]): Generator<VerdictRecord> {
  for (const record of records) {
    if (decisions?.decided(record)) continue;
    yield record;
    decisions?.add(record);
  }
}

async function* wanted(run: ModelRun, stopped: () => boolean): AsyncGenerator<Unit> {
  for await (const unit of units(run)) {
    if (stopped()) return;
    const cases = unit.cases.filter(({ category }) => !isDecided(run, unit.condition, category));
    if (cases.length > 0) yield { ...unit, cases };
  }
}

function isDecided(
  { decisions, model, task }: ModelRun,
  { context, shots }: PromptCondition,
  category: string,
): boolean {
  return decisions?.decided({ model, task: task.name, context, shots, category }) !== undefined;
}

async function runUnit(run: ModelRun, unit: Unit): Promise<VerdictRecord[]> {
  const { cases, condition, repeat } = unit;
  const askings = askingsOf(unit, run.identity);
  if (!askings) return [];
  const ask = async ({ messages, turn }: Asking) => outcomeOf(await run.asker.ask(messages, turn), run.read);
  const [source, again, followUps] = await Promise.all([
    ask(askings.source),
    Promise.all(askings.again.map(ask)),
    Promise.all(askings.followUps.map(ask)),
  ]);
  const asked = { source, again: compare(source, again) };
  return Promise.all(
    cases.map((each, at) =>
      record(run, each, condition, {
        ...asked,
        repeat,
        followUp: followUps[at] ?? { kind: 'error', reason: 'not asked' },
      }),
    ),
  );
}

interface Outcomes {
  readonly source: Outcome;
  readonly followUp: Outcome;
  readonly again: { readonly of: number; readonly changed: number };
  readonly repeat: number;
}

async function record(
  run: ModelRun,
  pair: Pair,
  condition: PromptCondition,
  { source, followUp, again, repeat }: Outcomes,
): Promise<VerdictRecord> {
  const relation = relationNamed(run.relations, pair.relation);
  return {
    case: pair.id,
    item: pair.item,
    model: run.model,
    task: run.task.name,
    context: condition.context,
    shots: condition.shots,
    category: pair.category,
    repeat,
    source,
    followUp,
    verdict: await judge(source, followUp, relation, run.task),
    key: answerKey(pair.label, relation, run.task),
    again,
    ...memberOf(pair),
  };
}

/** The identity arm of one source: only answers that were read are compared. */
function compare(source: Outcome, again: readonly Outcome[]): { of: number; changed: number } {
  if (source.kind !== 'answer') return { of: 0, changed: 0 };
  const read = again.flatMap((each) => (each.kind === 'answer' ? [each.value] : []));
  return { of: read.length, changed: read.filter((value) => value !== source.value).length };
}
