import { renameSync, rmSync } from 'node:fs';
import type { ModelError } from '../core/errors.js';
import { remembered } from '../core/remembered.js';
import type { Relation } from '../core/types.js';
import type { Executor } from '../executors/executor.js';
import { createDecisions } from '../statistics/decisions.js';
import { openErrorLog } from '../store/error-log.js';
import { lock } from '../store/lock.js';
import { openReplyLog } from '../store/reply-log.js';
import type { RunFolder } from '../store/run-folder.js';
import { readAnswer } from '../tasks/index.js';
import { allEnded } from './all-ended.js';
import { beginExecuting } from './begin-executing.js';
import type { Budget } from './budget.js';
import { promptConditions } from './conditions.js';
import type { Manifest } from './manifest.js';
import { openAsking } from './open-asking.js';
import { byItem } from './plan.js';
import { planInto } from './plan-into.js';
import type { Prepared } from './prepare.js';
import { readCases } from './read-cases.js';
import { openRecorder, type Recorded } from './record.js';
import { runModel } from './run-model.js';
import { joinFiles, writeUntilStopped } from './verdict-parts.js';
import type { Watcher } from './watcher.js';
import { withOpened } from './with-opened.js';

export interface RunOptions {
  readonly folder: RunFolder;
  readonly relations: readonly Relation[];
  /** Fires, with a RunStopped, when nothing more is to be asked; what is under way is waited for. */
  readonly stopping: AbortSignal;
  readonly watcher: Watcher;
  readonly budget: Budget;
  /** The folder of replies that outlive runs; undefined: none are looked up or kept. */
  readonly cache: string | undefined;
  /** Whether what was given up in an earlier session is asked again. */
  readonly again: boolean;
  /** A file to record what was asked and answered, in this session and before; undefined: it is not recorded. */
  readonly record: string | undefined;
  /** Where the models are asked from; without it, from this process. */
  readonly executor?: Executor | undefined;
}

/** How a session of a run ended. */
export interface Ended {
  readonly manifest: Manifest;
  /** Why it ended before all was asked; undefined: it did not. */
  readonly stopped: string | undefined;
  /** The models that could not be asked on, and why. */
  readonly over: readonly { readonly model: string; readonly error: ModelError }[];
  readonly recorded: Recorded | undefined;
}

/**
 * Runs an experiment in a folder: plans the cases once, then asks every model all of them, all models side by side. In a
 * folder that holds the same experiment already, it goes on where that was: what was answered is not asked again. A model
 * that cannot be asked on leaves its cases without an answer, and the others go on. Throws UserError where the folder
 * holds another experiment, where another process is at work in it, and where the disk refuses.
 */
export async function runExperiment(prepared: Prepared, options: RunOptions): Promise<Ended> {
  const { folder, relations, watcher } = options;
  const held = lock(folder.path('lock'));
  try {
    const manifest = await planInto(folder, prepared, relations);
    const conditions = await promptConditions(prepared, folder, (text) => watcher.note(text));
    const { experiment, models } = prepared;
    const counts = manifest.counts ?? { items: 0, cases: 0 };
    const requests = (counts.cases + counts.items * (1 + experiment.identity)) * conditions.length * experiment.repeats;
    await watcher.planned({ ...counts, requests, models: models.map(({ model }) => model.name) });
    return { manifest, ...(await askAll(prepared, options, conditions)) };
  } finally {
    held.release();
    folder.discardIfNew();
  }
}

async function askAll(
  prepared: Prepared,
  options: RunOptions,
  conditions: Parameters<typeof runModel>[0]['conditions'],
): Promise<Omit<Ended, 'manifest'>> {
  const { folder, relations } = options;
  const { experiment, task, models } = prepared;
  const verdicts = folder.path('verdicts');
  const cases = () => byItem(readCases(folder));
  const abandon = new AbortController();
  return await withOpened(async (keep) => {
    const recorder =
      options.record === undefined ? undefined : keep(openRecorder(options.record), (it) => it.discard());
    const log = keep(openReplyLog(folder.path('replies')), (it) => it.close());
    const errors = keep(openErrorLog(folder.path('errors'), options), (it) => it.close());
    const executing = keep(await beginExecuting(prepared, options, log), (it) => it.close());
    const asked = models.map((opened) =>
      keep(openAsking(opened, prepared, { ...options, log, errors, abandon, executing }), (it) => it.close()),
    );
    const parts = models.map((_, at) => keep(`${verdicts}.${at}.new`, (part) => rmSync(part, { force: true })));
    const ends = await allEnded(
      asked.map(({ asker, bounds, model }, at) => {
        const read = remembered((reply) => readAnswer(reply, task));
        const { identity, repeats, stop } = experiment;
        const decisions = stop && createDecisions(stop);
        const run = { model, task, relations, conditions, cases, identity, repeats, read, asker, bounds, decisions };
        return writeUntilStopped(parts[at] ?? '', runModel(run));
      }),
      abandon,
    );
    await joinFiles(parts, `${verdicts}.new`);
    renameSync(`${verdicts}.new`, verdicts);
    return {
      stopped: ends.find((reason) => reason !== undefined),
      over: asked.flatMap(({ model, fatality }) => (fatality.over ? [{ model, error: fatality.over }] : [])),
      recorded: await recorder?.write(prepared, { cases, conditions }, { log, errors }),
    };
  });
}
