import type { BatchFormat } from '../core/batch.js';
import type { Relation } from '../core/types.js';
import { lock } from '../store/lock.js';
import type { RunFolder } from '../store/run-folder.js';
import { type BatchFile, openBatchFiles } from './batch-files.js';
import { promptConditions } from './conditions.js';
import { distinctRequests } from './distinct-requests.js';
import { type HeldIn, openHeldReplies } from './held-replies.js';
import { byItem } from './plan.js';
import { planInto } from './plan-into.js';
import type { OpenedModel, Prepared } from './prepare.js';
import { readCases } from './read-cases.js';

export interface ExportOptions {
  readonly folder: RunFolder;
  /** Of the experiment's, those whose requests are written. */
  readonly models: readonly OpenedModel[];
  readonly format: BatchFormat;
  readonly file: string;
  readonly relations: readonly Relation[];
  /** The folder of replies that outlive runs; undefined: they are not looked at. */
  readonly cache: string | undefined;
  /** Whether what was given up in an earlier session is asked again. */
  readonly again: boolean;
  readonly note: (text: string) => void;
}

export interface ExportedBatch {
  readonly files: readonly BatchFile[];
  /** Requests that are left out, by where their outcome is. */
  readonly held: Readonly<Record<HeldIn, number>>;
}

/**
 * Makes a run's folder and writes what it has to ask of some models as files that their provider takes: each distinct
 * request once, under the key that its reply is logged by. Throws UserError where the folder holds another experiment, where
 * another process is at work in it, and where the disk refuses.
 */
export async function exportBatch(prepared: Prepared, options: ExportOptions): Promise<ExportedBatch> {
  const { folder, relations, format } = options;
  const working = lock(folder.path('lock'));
  try {
    await planInto(folder, prepared, relations);
    const conditions = await promptConditions(prepared, folder, options.note);
    const cases = () => byItem(readCases(folder));
    const replies = openHeldReplies(folder, options.cache);
    const files = openBatchFiles(options.file, format);
    const held = { run: 0, 'given-up': 0, cache: 0 };
    try {
      for (const model of options.models)
        for await (const request of distinctRequests({ ...prepared, models: [model] }, { cases, conditions })) {
          const where = replies.find(request.key, model);
          if (where !== undefined && !(options.again && where === 'given-up')) held[where]++;
          else files.add(model.model.name, format.request(model.spec, { ...request, params: prepared.params }));
        }
    } finally {
      replies.close();
    }
    return { files: files.end(), held };
  } finally {
    working.release();
    folder.discardIfNew();
  }
}
