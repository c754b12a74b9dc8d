import type { BatchResult } from '../core/batch.js';
import { openErrorLog } from '../store/error-log.js';
import { createKeyIndex, type KeyIndex } from '../store/key-index.js';
import { lock } from '../store/lock.js';
import { openReplyCache } from '../store/reply-cache.js';
import { openReplyLog } from '../store/reply-log.js';
import type { RunFolder } from '../store/run-folder.js';
import { batchResults } from './batch-results.js';
import { promptConditions } from './conditions.js';
import { distinctRequests } from './distinct-requests.js';
import { byItem } from './plan.js';
import type { OpenedModel, Prepared } from './prepare.js';
import { readCases } from './read-cases.js';

export interface ImportOptions {
  readonly folder: RunFolder;
  /** What the provider gave: its output, and its errors where they are apart. */
  readonly files: readonly string[];
  /** The folder of replies that outlive runs; undefined: they are not kept there. */
  readonly cache: string | undefined;
}

export interface ImportedBatch {
  readonly replies: number;
  readonly errors: number;
  /** Results of requests whose outcome was there already. */
  readonly known: number;
}

/**
 * Takes the results of a batch into a run, as if they had been asked: what got no reply is given up, until it is asked
 * again. Nothing is taken where a line is not a result of this run (UserError), and nothing twice.
 */
export async function importBatch(prepared: Prepared, { folder, files, cache }: ImportOptions): Promise<ImportedBatch> {
  const working = lock(folder.path('lock'));
  try {
    const { models } = prepared;
    const asked = { models, requests: await requestsOf(prepared, folder) };
    for (const file of files) for await (const _ of batchResults(file, asked)); // every line is read before the first is taken
    const sink = openSink(folder, cache);
    const counts = { replies: 0, errors: 0, known: 0 };
    try {
      for (const file of files)
        for await (const { key, model, result } of batchResults(file, asked)) counts[sink.take(key, model, result)]++;
    } finally {
      sink.close();
    }
    return counts;
  } finally {
    working.release();
  }
}

/** The keys of a run's requests; in the place of an offset stands which model's it is. */
async function requestsOf(prepared: Prepared, folder: RunFolder): Promise<KeyIndex> {
  const conditions = await promptConditions(prepared, folder, () => undefined);
  const cases = () => byItem(readCases(folder));
  const requests = createKeyIndex();
  for await (const { key, to } of distinctRequests(prepared, { cases, conditions }))
    requests.set(key, { offset: prepared.models.indexOf(to), length: 1 });
  return requests;
}

function openSink(folder: RunFolder, cacheFolder: string | undefined) {
  const log = openReplyLog(folder.path('replies'));
  const errors = openErrorLog(folder.path('errors'), { again: false });
  const caches = new Map<OpenedModel, ReturnType<typeof openReplyCache>>();
  const cacheOf = (opened: OpenedModel, within: string) => {
    const known = caches.get(opened) ?? openReplyCache(within, { model: opened.model.name, baseUrl: opened.address });
    caches.set(opened, known);
    return known;
  };
  return {
    take(key: string, opened: OpenedModel, result: BatchResult): keyof ImportedBatch {
      const model = opened.model.name;
      if (log.has(key)) return 'known';
      if (result.kind === 'reply') {
        log.add({ key, model, ...result.reply });
        if (cacheFolder !== undefined) cacheOf(opened, cacheFolder).add({ key, ...result.reply });
        return 'replies';
      }
      if (errors.get(key)) return 'known';
      errors.add({ key, model, kind: result.error.kind, reason: result.error.message });
      return 'errors';
    },
    close() {
      for (const each of caches.values()) each.close();
      errors.close();
      log.close();
    },
  };
}
