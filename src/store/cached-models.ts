import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { diskError } from './disk-error.js';
import { createKeyIndex } from './key-index.js';
import { indexInto } from './keyed-file.js';
import type { CacheOf } from './reply-cache.js';

/** What a cache folder holds of one model at one address. */
export interface CachedModel extends CacheOf {
  readonly folder: string;
  readonly replies: number;
  readonly bytes: number;
}

/** Only what we put there is looked at, and removed: the folder may be one that holds other things. */
const FOLDER = /^[0-9a-f]{16}$/u;
const SHARD = /^[0-9a-f]\.jsonl$/u;
const ABOUT = 'model.json';

/** The models that a cache folder holds replies of, by name; none where there is no such folder. */
export function cachedModels(folder: string): readonly CachedModel[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => FOLDER.test(name))
    .flatMap((name) => cachedIn(path.join(folder, name)))
    .toSorted((a, b) => (a.model < b.model ? -1 : a.model > b.model ? 1 : 0));
}

/** Removes a model's replies. Throws UserError where the disk refuses. */
export function removeCached({ folder }: Pick<CachedModel, 'folder'>): void {
  try {
    for (const file of [...shardsIn(folder), path.join(folder, ABOUT)]) rmSync(file, { force: true });
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  } catch (error) {
    throw diskError(error, folder);
  }
}

function cachedIn(folder: string): readonly CachedModel[] {
  const shards = shardsIn(folder);
  const about = aboutOf(folder);
  if (!about && shards.length === 0) return [];
  let [replies, bytes] = [0, 0];
  for (const file of shards) {
    const index = createKeyIndex();
    indexInto(index, file);
    replies += index.size;
    bytes += statSync(file).size;
  }
  return [{ folder, model: about?.model ?? '(unknown)', baseUrl: about?.baseUrl, replies, bytes }];
}

function shardsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => SHARD.test(name))
    .map((name) => path.join(folder, name));
}

/** Whose replies they are; undefined where a kill came before that was written. */
function aboutOf(folder: string): CacheOf | undefined {
  try {
    const { model, baseUrl } = JSON.parse(readFileSync(path.join(folder, ABOUT), 'utf8')) as Partial<CacheOf>;
    return model === undefined ? undefined : { model, baseUrl };
  } catch {
    return undefined;
  }
}
