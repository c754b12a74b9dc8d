import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import { hash } from '../core/hash.js';
import type { Reply } from '../core/types.js';
import { openAppendFile } from './append-file.js';
import { diskError } from './disk-error.js';
import { createKeyIndex, type KeyIndex } from './key-index.js';
import { indexInto, recordAt } from './keyed-file.js';

/** One reply as it stands in the cache. */
export interface CachedReply extends Reply {
  readonly key: string;
}

/** Replies of one model that outlive runs; several processes may use it at once. */
export interface ReplyCache {
  get(key: string): CachedReply | undefined;
  /** Keeps a reply that is complete; others are not kept. Throws UserError where the disk refuses. */
  add(reply: CachedReply): void;
  close(): void;
}

/** What a reply came from: a model at an address. */
export interface CacheOf {
  readonly model: string;
  readonly baseUrl: string | undefined;
}

interface Shard {
  readonly index: KeyIndex;
  readonly descriptor: number | undefined;
}

/**
 * The part of a cache folder that is of one model, as 16 files of JSON lines by the key's first digit, each read when it is
 * first needed. Lines are appended whole, so that processes do not tear each other's; what another process adds after a
 * file was read is not seen. Throws UserError where the folder cannot be written to, before anything is paid for; with
 * `readOnly` it is left as it is, and nothing may be added.
 */
export function openReplyCache(folder: string, of: CacheOf, { readOnly = false } = {}): ReplyCache {
  const own = path.join(folder, hash([of.model, of.baseUrl ?? null]));
  if (!readOnly) prepare(own, of);
  const shards = new Map<string, Shard>();
  const writers = new Map<string, ReturnType<typeof openAppendFile>>();
  const fileOf = (key: string) => path.join(own, `${key[0] ?? '0'}.jsonl`);
  return {
    get(key) {
      const file = fileOf(key);
      const shard = shards.get(file) ?? readShard(file);
      shards.set(file, shard);
      return recordIn(shard, key);
    },
    add(reply) {
      if (reply.finish === 'filtered') return;
      const file = fileOf(reply.key);
      let writer = writers.get(file);
      if (!writer) {
        writer = openAppendFile(file, { shared: true });
        writers.set(file, writer);
      }
      writer.append(reply);
    },
    close() {
      for (const writer of writers.values()) writer.close();
      for (const { descriptor } of shards.values()) if (descriptor !== undefined) closeSync(descriptor);
    },
  };
}

function readShard(file: string): Shard {
  const index = createKeyIndex();
  if (!existsSync(file)) return { index, descriptor: undefined };
  indexInto(index, file);
  return { index, descriptor: openSync(file, 'r') };
}

/** A line that is damaged is no reply: it is asked again. */
function recordIn({ index, descriptor }: Shard, key: string): CachedReply | undefined {
  const place = index.get(key);
  if (!place || descriptor === undefined) return undefined;
  const record = recordAt(descriptor, place) as CachedReply | undefined;
  return record?.key === key ? record : undefined;
}

/** Says in `model.json` whose replies these are, for `cache stats`. */
function prepare(folder: string, of: CacheOf): void {
  const about = path.join(folder, 'model.json');
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(about)) writeFileSync(about, `${JSON.stringify(of)}\n`);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const known = diskError(error, folder);
    if (!(known instanceof UserError)) throw known;
    throw new UserError(known.message, 'Name another folder with MMT4NL_CACHE, or go without: --no-cache');
  }
}
