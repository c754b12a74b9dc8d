import { once } from 'node:events';
import { createWriteStream, renameSync } from 'node:fs';
import type { Relation } from '../core/types.js';
import { type Pair, readPairs } from '../datasets/pairs.js';
import { openReplyLog, type ReplyLog } from '../store/reply-log.js';
import type { RunFolder } from '../store/run-folder.js';
import { readAnswer } from '../tasks/index.js';
import { createAsker } from './asker.js';
import { promptConditions } from './conditions.js';
import type { Manifest } from './manifest.js';
import { byItem } from './plan.js';
import { planInto } from './plan-into.js';
import type { OpenedModel, Prepared } from './prepare.js';
import { type PromptCondition, runModel } from './run-model.js';

/** Tells whoever watches how far a run is. */
export interface Watcher {
  planned(counts: { readonly items: number; readonly cases: number; readonly requests: number }): void | Promise<void>;
  /** A request was settled: by a reply, a reply of an earlier session, or an error. */
  settled(model: string, how: 'reply' | 'error'): void;
  note(text: string): void;
}

export interface RunOptions {
  readonly folder: RunFolder;
  readonly relations: readonly Relation[];
  readonly signal: AbortSignal;
  readonly watcher: Watcher;
}

const DEFAULT_CONCURRENCY = 8;
/** Embedded models answer at once: more under way would only hold memory. */
const WIDTH_FACTOR = 4;

/**
 * Runs an experiment in a folder: plans the cases once, then asks every model all of them. In a folder that holds the same
 * experiment already, it goes on where that was: what was answered is not asked again. Throws UserError where the folder
 * holds another experiment, ModelError where a model cannot answer at all, and the signal's reason when it fires.
 */
export async function runExperiment(
  prepared: Prepared,
  { folder, relations, signal, watcher }: RunOptions,
): Promise<Manifest> {
  const manifest = await planInto(folder, prepared, relations);
  const cases = () => byItem(readPairs(folder.path('cases')));
  const { experiment, task } = prepared;
  const conditions = await promptConditions(prepared, folder.path('cases'), watcher.note);
  const rounds = conditions.length * experiment.repeats * prepared.models.length;
  const counts = manifest.counts ?? { items: 0, cases: 0 };
  await watcher.planned({ ...counts, requests: (counts.cases + counts.items * (1 + experiment.identity)) * rounds });
  const log = await openReplyLog(folder.path('replies'));
  const verdicts = createWriteStream(`${folder.path('verdicts')}.new`);
  try {
    for (const opened of prepared.models) {
      const run = modelRun(prepared, opened, { conditions, relations, signal, watcher, log, cases });
      for await (const record of runModel({ ...run, task })) {
        if (!verdicts.write(`${JSON.stringify(record)}\n`)) await once(verdicts, 'drain');
      }
    }
  } finally {
    log.close();
    verdicts.end();
    await once(verdicts, 'close');
  }
  renameSync(`${folder.path('verdicts')}.new`, folder.path('verdicts'));
  return manifest;
}

interface Around {
  readonly conditions: readonly PromptCondition[];
  readonly relations: readonly Relation[];
  readonly signal: AbortSignal;
  readonly watcher: Watcher;
  readonly log: ReplyLog;
  readonly cases: () => AsyncIterable<readonly Pair[]>;
}

function modelRun({ experiment, task, params }: Prepared, { spec, model }: OpenedModel, around: Around) {
  const maxConcurrency = spec.maxConcurrency ?? DEFAULT_CONCURRENCY;
  const { conditions, relations, cases, signal, log, watcher } = around;
  return {
    model: model.name,
    task,
    conditions,
    relations,
    cases,
    identity: experiment.identity,
    repeats: experiment.repeats,
    read: (reply: string) => readAnswer(reply, task),
    width: maxConcurrency * WIDTH_FACTOR,
    asker: createAsker({
      model,
      baseUrl: spec.baseUrl,
      params,
      maxConcurrency,
      signal,
      log,
      onSettled: (how) => watcher.settled(model.name, how),
    }),
  };
}
