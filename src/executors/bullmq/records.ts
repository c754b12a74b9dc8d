import type { Redis } from 'ioredis';
import { z } from 'zod';
import { aliveKey, RUNS, WORKERS, workerKey } from './keys.js';

const spec = z.looseObject({
  provider: z.string(),
  name: z.string(),
  baseUrl: z.string().optional(),
  maxConcurrency: z.number().optional(),
  requestsPerMinute: z.number().optional(),
  tokensPerMinute: z.number().optional(),
  timeout: z.number().optional(),
  attempts: z.number().optional(),
  retryDelay: z.number().optional(),
});

/** What a worker of any version understands of a run: whether it may take its work. */
const runHead = z.object({
  name: z.string(),
  version: z.string(),
  /** Fingerprint of the user's plug-ins; null: there are none. */
  plugins: z.string().nullable(),
  /** Tells the sessions of a run apart: what an earlier one queued is nobody's any more. */
  session: z.string(),
  host: z.string(),
  pid: z.number(),
});
export type RunHead = z.infer<typeof runHead>;

const runRecord = runHead.extend({
  /** Requests of one batch at most. */
  batch: z.number(),
  models: z.array(
    z.object({
      name: z.string(),
      /** With the address at which it is served; never with a key. */
      spec,
      queue: z.string(),
      /** Nothing more is to be asked: what was not sent yet goes back. */
      ending: z.boolean(),
    }),
  ),
});
export type RunRecord = z.infer<typeof runRecord>;

const workerRecord = z.object({
  host: z.string(),
  pid: z.number(),
  version: z.string(),
  plugins: z.string().nullable(),
  models: z.array(z.string()),
  /** Replies a second of late, per run. */
  rates: z.record(z.string(), z.number()),
  draining: z.boolean(),
});
export type WorkerRecord = z.infer<typeof workerRecord>;

/** Milliseconds after which a coordinator that says nothing is taken to be gone, and a worker is forgotten. */
const [GONE_AFTER, FORGOTTEN_AFTER] = [15_000, 60_000];

/** As it stands in Redis: a text, to tell whether it changed; `head` where it is of this schema at all, `record` where it is whole. */
export interface FoundRun {
  readonly id: string;
  readonly text: string;
  readonly head: RunHead | undefined;
  readonly record: RunRecord | undefined;
}

export async function findRuns(redis: Redis): Promise<readonly FoundRun[]> {
  return Object.entries(await redis.hgetall(RUNS)).map(([id, text]) => foundRun(id, text));
}

export async function findRun(redis: Redis, id: string): Promise<FoundRun | undefined> {
  const text = await redis.hget(RUNS, id);
  return text === null ? undefined : foundRun(id, text);
}

function foundRun(id: string, text: string): FoundRun {
  const value = parsed(text);
  return { id, text, head: runHead.safeParse(value).data, record: runRecord.safeParse(value).data };
}

export async function writeRun(redis: Redis, id: string, record: RunRecord): Promise<void> {
  await redis.hset(RUNS, id, JSON.stringify(record));
  await sayAlive(redis, id);
}

export async function sayAlive(redis: Redis, id: string): Promise<void> {
  await redis.set(aliveKey(id), '1', 'PX', GONE_AFTER);
}

export async function writeWorker(redis: Redis, id: string, record: WorkerRecord): Promise<void> {
  await redis.set(workerKey(id), JSON.stringify(record), 'PX', FORGOTTEN_AFTER);
  await redis.sadd(WORKERS, id);
}

export async function forgetWorker(redis: Redis, id: string): Promise<void> {
  await redis.srem(WORKERS, id);
  await redis.del(workerKey(id));
}

export interface FoundWorker extends WorkerRecord {
  readonly id: string;
  /** Milliseconds since it was last heard of, by the clock of Redis. */
  readonly silent: number;
}

/** The workers that were heard of in the last minute, by host and process. */
export async function findWorkers(redis: Redis): Promise<readonly FoundWorker[]> {
  const ids = await redis.smembers(WORKERS);
  const found = await Promise.all(
    ids.map(async (id) => {
      const [text, left] = await Promise.all([redis.get(workerKey(id)), redis.pttl(workerKey(id))]);
      if (text === null) await redis.srem(WORKERS, id);
      const { data } = workerRecord.safeParse(parsed(text ?? ''));
      return data === undefined ? [] : [{ ...data, id, silent: FORGOTTEN_AFTER - left }];
    }),
  );
  return found.flat().sort((a, b) => a.host.localeCompare(b.host) || a.pid - b.pid);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
