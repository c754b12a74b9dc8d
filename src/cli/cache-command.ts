import { UserError } from '../core/errors.js';
import { plainText } from '../core/plain-text.js';
import { didYouMean } from '../core/suggest.js';
import { cacheFolder } from '../store/cache-folder.js';
import { type CachedModel, cachedModels, removeCached } from '../store/cached-models.js';
import { aligned, count, counted, size } from './aligned.js';
import type { CacheOptions } from './cache.js';
import { print } from './print.js';

/** `mmt4nl cache stats` */
export async function cacheStats({ model, format }: CacheOptions): Promise<void> {
  const folder = cacheFolder(process.env);
  const models = chosen(folder, model);
  if (format === 'json') return await print(json({ folder, models: models.map(plain) }));
  if (models.length === 0) return await print(`No replies in ${folder}\n`);
  const rows = models.map(({ model, baseUrl, replies, bytes }) => [
    baseUrl === undefined ? model : `${model} at ${baseUrl}`,
    count(replies),
    size(bytes),
  ]);
  const all = ['all', count(total(models, 'replies')), size(total(models, 'bytes'))];
  const table = aligned([['model', 'replies', 'size'], ...rows, ...(rows.length > 1 ? [all] : [])]);
  await print(`${table}\nin ${folder}\n`);
}

/** `mmt4nl cache clear`: says what it removed. */
export async function cacheClear({ model, format }: CacheOptions): Promise<void> {
  const folder = cacheFolder(process.env);
  const models = chosen(folder, model);
  for (const each of models) removeCached(each);
  if (format === 'json') return await print(json({ folder, removed: models.map(plain) }));
  if (models.length === 0) return await print(`Nothing to remove: no replies in ${folder}\n`);
  const lines = models.map(
    ({ model, baseUrl, replies, bytes }) =>
      `Removed ${counted(replies, 'reply', 'replies')} of ${model}${baseUrl === undefined ? '' : ` at ${baseUrl}`} (${size(bytes)})\n`,
  );
  await print(plainText(lines.join('')));
}

/** Of the models named, or of all. Throws UserError for one that there is nothing of. */
function chosen(folder: string, named: readonly string[] | undefined): readonly CachedModel[] {
  const models = cachedModels(folder);
  const names = [...new Set(models.map(({ model }) => model))];
  const missing = named?.find((name) => !names.includes(name));
  if (missing === undefined) return named ? models.filter(({ model }) => named.includes(model)) : models;
  throw new UserError(
    `--model: Expected a model with replies in the cache, got \`${missing}\`.${didYouMean(missing, names)}`,
    names.length === 0 ? `There are none in ${folder}` : `There are those of ${names.join(', ')}`,
  );
}

function plain({ model, baseUrl, replies, bytes }: CachedModel) {
  return { model, baseUrl: baseUrl ?? null, replies, bytes };
}

function json(value: object): string {
  return `${JSON.stringify({ schema: 1, ...value }, null, 2)}\n`;
}

function total(models: readonly CachedModel[], key: 'replies' | 'bytes'): number {
  return models.reduce((sum, each) => sum + each[key], 0);
}
