import type { Redis } from 'ioredis';
import { runStates } from '../executors/bullmq/overview.js';
import { connect, shownUrl } from '../executors/bullmq/redis.js';
import { findWorkers } from '../executors/bullmq/worker-record.js';
import { aligned, count, rate } from './aligned.js';
import { redisAt } from './executor-options.js';
import { note, print } from './print.js';
import type { LookOptions } from './status.js';

/** `mmt4nl status` */
export async function status(options: LookOptions): Promise<void> {
  await look(options, async (redis, at) => {
    const runs = await runStates(redis);
    if (options.format === 'json') return json({ runs });
    if (runs.length === 0) return `No runs on ${at}\n`;
    const rows = runs.flatMap(({ queues, ...run }) =>
      queues.map(({ model, waiting, active, failed }) => [
        ...[run.name, model, count(waiting), count(active), count(failed)],
        ...[count(run.workers), rate(run.repliesPerSecond)],
        run.alive ? run.coordinator : `${run.coordinator} (gone; ${count(run.kept)} replies wait for resume)`,
      ]),
    );
    const head = ['run', 'model', 'waiting', 'active', 'failed', 'workers', 'replies/s', 'coordinator'];
    return `${aligned([head, ...rows])}\nbatches on ${at}\n`;
  });
}

/** `mmt4nl workers` */
export async function workers(options: LookOptions): Promise<void> {
  await look(options, async (redis, at) => {
    const found = await findWorkers(redis);
    if (options.format === 'json') return json({ workers: found });
    if (found.length === 0) return `No workers on ${at}\n`;
    const rows = found.map(({ host, pid, version, models, rates, draining, silent }) => [
      ...[host, String(pid), version, models.join(', ') || 'none'],
      rate(Object.values(rates).reduce((sum, each) => sum + each, 0)),
      `${Math.round(silent / 1000)} s ago${draining ? ', draining' : ''}`,
    ]);
    return `${aligned([['host', 'pid', 'version', 'models', 'replies/s', 'last seen'], ...rows])}\non ${at}\n`;
  });
}

async function look({ redis: given }: LookOptions, work: (redis: Redis, at: string) => Promise<string>): Promise<void> {
  const url = redisAt(given);
  const redis = await connect(url, note);
  try {
    await print(await work(redis, shownUrl(url)));
  } finally {
    redis.disconnect();
  }
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
