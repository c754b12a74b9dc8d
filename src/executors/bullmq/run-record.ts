import type { Redis } from 'ioredis';
import { z } from 'zod';
import { parsedJson } from '../../core/parsed-json.js';
import { aliveKey, RUNS } from './keys.js';

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

/** Milliseconds after which a coordinator that says nothing is taken to be gone. */
const GONE_AFTER = 15_000;

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
  const value = parsedJson(text);
  return { id, text, head: runHead.safeParse(value).data, record: runRecord.safeParse(value).data };
}

export async function writeRun(redis: Redis, id: string, record: RunRecord): Promise<void> {
  await redis.hset(RUNS, id, JSON.stringify(record));
  await sayAlive(redis, id);
}

export async function sayAlive(redis: Redis, id: string): Promise<void> {
  await redis.set(aliveKey(id), '1', 'PX', GONE_AFTER);
}
