import type { Executing } from '../executors/executor.js';
import { local } from '../executors/local.js';
import type { ReplyLog } from '../store/reply-log.js';
import type { Prepared } from './prepare.js';
import type { RunOptions } from './run-experiment.js';

/** The run's executor, at work. */
export async function beginExecuting(
  { experiment: { name }, models, fingerprint }: Prepared,
  { folder, watcher, executor = local }: RunOptions,
  log: ReplyLog,
): Promise<Executing> {
  return await executor.begin({
    ...{ name, models, fingerprint, file: folder.path('executor') },
    keep: (reply) => log.has(reply.key) || log.add(reply),
    note: (text) => watcher.note(text),
    workers: (line) => watcher.workers?.(line),
  });
}
