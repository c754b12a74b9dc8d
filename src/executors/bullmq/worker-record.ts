import type { Redis } from 'ioredis';
import { z } from 'zod';
import { parsedJson } from '../../core/parsed-json.js';
import { WORKERS, workerKey } from './keys.js';

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

/** Milliseconds after which a worker that says nothing is forgotten. */
const FORGOTTEN_AFTER = 60_000;

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
      const { data } = workerRecord.safeParse(parsedJson(text ?? ''));
      return data === undefined ? [] : [{ ...data, id, silent: FORGOTTEN_AFTER - left }];
    }),
  );
  return found.flat().sort((a, b) => a.host.localeCompare(b.host) || a.pid - b.pid);
}
