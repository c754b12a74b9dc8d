import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { aliveKey, QUEUES, repliesKey } from './keys.js';
import { findRuns } from './run-record.js';
import { type FoundWorker, findWorkers } from './worker-record.js';

/** How far the queue of one model is. */
export interface QueueState {
  readonly model: string;
  /** Batches, waiting for a worker, at one, and given up. */
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
}

/** One run that is in Redis. */
export interface RunState {
  readonly run: string;
  readonly name: string;
  readonly version: string;
  /** Host and process of who plans, judges and keeps it. */
  readonly coordinator: string;
  /** Whether the coordinator was heard of in the last seconds. */
  readonly alive: boolean;
  readonly queues: readonly QueueState[];
  /** Replies that were brought and are not in the run's folder yet. */
  readonly kept: number;
  readonly workers: number;
  readonly repliesPerSecond: number;
}

/** Milliseconds after which a worker that says nothing is not counted. */
export const SILENT = 10_000;

export async function runStates(redis: Redis): Promise<readonly RunState[]> {
  const [runs, workers] = await Promise.all([findRuns(redis), findWorkers(redis)]);
  const states = runs.map(async ({ id, head, record }): Promise<RunState | undefined> => {
    if (!head) return undefined;
    const at = atWorkOn(workers, id);
    const models = record?.models ?? [];
    const [alive, kept, queues] = await Promise.all([
      redis.exists(aliveKey(id)),
      redis.hlen(repliesKey(id)),
      Promise.all(models.map(({ name, queue }) => stateOf(redis, name, queue))),
    ]);
    return {
      ...{ run: id, name: head.name, version: head.version, coordinator: `${head.host}:${head.pid}` },
      ...{ alive: alive === 1, queues, kept, workers: at.length },
      repliesPerSecond: at.reduce((sum, { rates }) => sum + (rates[id] ?? 0), 0),
    };
  });
  return (await Promise.all(states)).filter((state) => state !== undefined);
}

/** The workers that take work of a run, and were heard of lately. */
export function atWorkOn(workers: readonly FoundWorker[], run: string): readonly FoundWorker[] {
  return workers.filter(({ rates, silent }) => silent < SILENT && run in rates);
}

async function stateOf(redis: Redis, model: string, name: string): Promise<QueueState> {
  const queue = new Queue(name, { connection: redis, prefix: QUEUES });
  const { wait = 0, prioritized = 0, delayed = 0, active = 0, failed = 0 } = await queue.getJobCounts();
  await queue.close();
  return { model, waiting: wait + prioritized + delayed, active, failed };
}
