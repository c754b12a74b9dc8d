import { setTimeout } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { ModelError, type ModelErrorKind } from '../../core/errors.js';
import type { Reply } from '../../core/types.js';
import { RUNS, repliesKey } from './keys.js';

/** What became of a request at a worker. */
export type Brought =
  | { readonly model: string; readonly reply: Reply }
  | { readonly model: string; readonly error: { kind: ModelErrorKind; message: string; hint?: string } };

/** What workers brought and the coordinator has not kept yet: in Redis, so that neither's end loses a reply. */
export interface ReplyStore {
  /** Nothing is kept for a run that is over: one that is not there, and does not come back for a moment. */
  put(key: string, brought: Brought): Promise<void>;
  get(keys: readonly string[]): Promise<readonly (Brought | undefined)[]>;
  drop(keys: readonly string[]): Promise<void>;
  /** All there is, some at a time. */
  scan(): AsyncGenerator<readonly [key: string, brought: Brought][]>;
}

/** A worker that was away while its run ended must leave nothing behind. */
const PUT = `
local there = redis.call('hexists', KEYS[1], ARGV[1])
if there == 1 then redis.call('hset', KEYS[2], ARGV[2], ARGV[3]) end
return there`;

/** Milliseconds between looks for a run that is not there: after a Redis lost its data, its coordinator writes it anew each second. */
const LOOKS = [200, 400, 800, 1600] as const;

export function replyStore(redis: Redis, run: string, looks: readonly number[] = LOOKS): ReplyStore {
  const hash = repliesKey(run);
  return {
    async put(key, brought) {
      const text = JSON.stringify(brought);
      for (const wait of [0, ...looks]) {
        if (wait > 0) await setTimeout(wait);
        if ((await redis.eval(PUT, 2, RUNS, hash, run, key, text)) === 1) return;
      }
    },
    async get(keys) {
      if (keys.length === 0) return [];
      const texts = await redis.hmget(hash, ...keys);
      return texts.map((text) => (text === null ? undefined : (JSON.parse(text) as Brought)));
    },
    async drop(keys) {
      if (keys.length > 0) await redis.hdel(hash, ...keys);
    },
    async *scan() {
      for (let cursor = '0'; ; ) {
        const [next, flat] = await redis.hscan(hash, cursor, 'COUNT', 500);
        const found: [string, Brought][] = [];
        for (let at = 0; at + 1 < flat.length; at += 2)
          found.push([flat[at] ?? '', JSON.parse(flat[at + 1] ?? '') as Brought]);
        yield found;
        if (next === '0') return;
        cursor = next;
      }
    },
  };
}

export function broughtError(model: string, { kind, message, hint }: ModelError): Brought {
  return { model, error: { kind, message, ...(hint !== undefined && { hint }) } };
}

export function errorOf({ error }: Extract<Brought, { error: unknown }>): ModelError {
  return new ModelError(error.kind, error.message, error.hint === undefined ? {} : { hint: error.hint });
}
