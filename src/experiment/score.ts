import type { Observation, Outcome, Relation, Task } from '../core/types.js';
import { memberOf } from '../datasets/membership.js';
import { type RecordedOutput, type Recording, readRecordings } from '../datasets/recordings.js';
import { type ChangedSources, changedSources, sourcesAskedAgain } from '../statistics/again.js';
import { orderRows } from '../statistics/order-rows.js';
import type { Row } from '../statistics/row.js';
import type { SetRow } from '../statistics/set-row.js';
import { createSetTally } from '../statistics/set-tally.js';
import { createTally } from '../statistics/tally.js';
import type { Violation } from '../statistics/violation.js';
import { labelOf, readAnswer } from '../tasks/index.js';
import { answerKey, judge, relationNamed } from './judge.js';
import { collectViolations } from './violations.js';

export interface ScoreOptions {
  readonly tasks: readonly Task[];
  readonly relations: readonly Relation[];
  /** The task of rows that name none. */
  readonly task?: string | undefined;
}

export interface Scored {
  readonly rows: readonly Row[];
  readonly sets: readonly SetRow[];
  /** Per model, how many sources were asked several times and how many of them got several answers. */
  readonly changed: readonly ChangedSources[];
  readonly violations: readonly Violation[];
}

/** The tables of outputs that were obtained elsewhere. Throws UserError with file, line and field. */
export async function scoreRecordings(file: string, options: ScoreOptions): Promise<Scored> {
  const { observations, changed } = await judgeRecordings(file, options);
  const tally = createTally();
  const sets = createSetTally();
  const violations = collectViolations();
  for await (const { observation, recording } of observations()) {
    tally.add(observation);
    sets.add(observation);
    violations.add(observation, recording);
  }
  return { rows: orderRows(tally.rows()), sets: sets.rows(), changed, violations: violations.chosen() };
}

export interface JudgedRecordings extends Pick<Scored, 'changed'> {
  /** Every recording with what was observed in it, in the order of the file. */
  readonly observations: () => AsyncGenerator<{ readonly observation: Observation; readonly recording: Recording }>;
}

/**
 * Judges outputs that were obtained elsewhere. The file is read twice: sources that repeat under one condition are the
 * identity arm, and they must be known before the first row is counted. Throws UserError with file, line and field.
 */
export async function judgeRecordings(file: string, options: ScoreOptions): Promise<JudgedRecordings> {
  const recordings = () =>
    readRecordings(file, { ...options, labelOf, relations: options.relations.map(({ name }) => name) });
  const taskOf = (name: string) => {
    const task = options.tasks.find((each) => each.name === name);
    if (!task) throw new Error(`Expected the reader to refuse the task ${name}`);
    return task;
  };
  const asked = sourcesAskedAgain();
  for await (const recording of recordings()) {
    asked.add({ ...recording, outcome: outcome(recording.sourceOutput, taskOf(recording.task)) });
  }
  async function* observations() {
    for await (const recording of recordings()) {
      const task = taskOf(recording.task);
      const source = outcome(recording.sourceOutput, task);
      const again = asked.again({ ...recording, outcome: source });
      yield { observation: await observe(recording, source, again, task, options.relations), recording };
    }
  }
  return { observations, changed: changedSources(asked) };
}

async function observe(
  recording: Recording,
  source: Outcome,
  again: Observation['again'],
  task: Task,
  relations: readonly Relation[],
): Promise<Observation> {
  const relation = relationNamed(relations, recording.relation);
  const followUp = outcome(recording.followUpOutput, task);
  const { model, context, shots, category, item } = recording;
  return {
    model,
    task: task.name,
    context,
    shots,
    category,
    item,
    source,
    followUp,
    verdict: await judge(source, followUp, relation, task),
    key: answerKey(recording.label, relation, task),
    again,
    ...memberOf(recording),
  };
}

function outcome(output: RecordedOutput, task: Task): Outcome {
  return output.kind === 'error' ? output : readAnswer(output.text, task);
}
