import { UserError } from '../core/errors.js';
import type { Outcome, Relation } from '../core/types.js';
import type { Budget } from '../experiment/budget.js';
import { promptConditions } from '../experiment/conditions.js';
import { judge, relationNamed } from '../experiment/judge.js';
import type { JudgedCase } from '../experiment/judged-cases.js';
import { openAsking } from '../experiment/open-asking.js';
import { outcomeOf } from '../experiment/outcome-of.js';
import type { Prepared } from '../experiment/prepare.js';
import { tablesOf } from '../experiment/tables.js';
import type { Watcher } from '../experiment/watcher.js';
import { withOpened } from '../experiment/with-opened.js';
import type { Rate } from '../statistics/row.js';
import { openErrorLog } from '../store/error-log.js';
import { lock } from '../store/lock.js';
import { openReplyLog, type ReplyLog } from '../store/reply-log.js';
import type { RunFolder } from '../store/run-folder.js';
import { readAnswer } from '../tasks/index.js';
import { NoReply } from './no-reply.js';
import { shrink } from './shrink.js';
import type { Shrunk } from './shrunk.js';

export interface ShrinkCaseOptions {
  readonly folder: RunFolder;
  readonly relations: readonly Relation[];
  readonly stopping: AbortSignal;
  readonly budget: Budget;
  readonly cache: string | undefined;
  readonly watcher: Watcher;
  /** How often a text is asked, instead of what the noise calls for. */
  readonly askings?: number | undefined;
}

/**
 * Shrinks a violated case of a run with the model and the prompt that it was asked with. Replies of the run serve again, and
 * new ones are kept beside them. Throws UserError where the relation is broken by an answer that stayed: there no smaller
 * change could flip it; NoReply where the model gave none; RunStopped where a limit is reached.
 */
export async function shrinkCase(
  prepared: Prepared,
  { record, pair }: JudgedCase,
  { folder, relations, askings, ...session }: ShrinkCaseOptions,
): Promise<Shrunk> {
  const relation = relationNamed(relations, pair.relation);
  const { task } = prepared;
  if ((await judge(record.source, record.source, relation, task)).status === 'violated')
    throw new UserError(
      `${pair.id}: Expected a violation whose answer was flipped by the change, but here it should have been (\`${pair.relation}\`) and was not`,
      'Only a violation of `same` can be shrunk: without any change at all, this one would be violated too.',
    );
  const opened = prepared.models.find(({ model }) => model.name === record.model);
  if (!opened) throw new Error(`Expected the model ${record.model} in the experiment`);
  return await withOpened(async (keep) => {
    keep(lock(folder.path('lock')), (it) => it.release());
    const log = keep(openBoth(folder), (it) => it.close());
    const errors = keep(openErrorLog(folder.path('shrinkErrors'), { again: true }), (it) => it.close());
    const abandon = new AbortController();
    const { asker } = keep(openAsking(opened, prepared, { ...session, log, errors, abandon }), async (it) => {
      await it.asker.idle();
      it.close();
    });
    const conditions = await promptConditions(prepared, folder, () => undefined);
    const condition = conditions.find(({ shots, context }) => shots === record.shots && context === record.context);
    if (!condition) throw new Error(`Expected the condition ${record.shots} in the experiment`);
    const ask = async (text: string, turn: number): Promise<Outcome> => {
      const messages = condition.render({ text, context: record.context ? pair.context : undefined });
      const asked = await asker.ask(messages, turn);
      if (asked.kind === 'error') throw new NoReply(record.model, asked.reason);
      return outcomeOf(asked, (reply) => readAnswer(reply, task));
    };
    const { source, follow_up: followUp, edits } = pair;
    const noise = await noiseOf(folder, record);
    return await shrink({ source, followUp, edits, relation, task, noise, askings, ask });
  });
}

/** Replies of the run and of what was shrunk before; new ones go to the latter. */
function openBoth(folder: RunFolder): ReplyLog {
  const [run, own] = [openReplyLog(folder.path('replies')), openReplyLog(folder.path('shrinkReplies'))];
  return {
    has: (key) => own.has(key) || run.has(key),
    get: (key) => own.get(key) ?? run.get(key),
    add: (reply) => own.add(reply),
    get size() {
      return run.size + own.size;
    },
    close() {
      own.close();
      run.close();
    },
  };
}

/** The identity arm of the model under the condition of the case. */
async function noiseOf(
  folder: RunFolder,
  { model, shots, context, category }: JudgedCase['record'],
): Promise<Rate | null> {
  const { rows } = await tablesOf(folder);
  const row = rows.find(
    (each) => each.model === model && each.shots === shots && each.context === context && each.category === category,
  );
  return row?.noise ?? null;
}
