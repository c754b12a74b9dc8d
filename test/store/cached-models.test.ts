import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hash } from '../../src/core/hash.js';
import { cachedModels, removeCached } from '../../src/store/cached-models.js';
import { openReplyCache } from '../../src/store/reply-cache.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-cached-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fill(model: string, baseUrl: string | undefined, texts: readonly string[]): void {
  const cache = openReplyCache(folder, { model, baseUrl });
  for (const text of texts) cache.add({ key: hash(text), text, finish: 'stop' });
  cache.close();
}
const told = () => cachedModels(folder).map(({ model, baseUrl, replies }) => [model, baseUrl, replies]);

describe('the models in a cache', () => {
  test('are told with their replies and bytes, a reply that two processes added once', () => {
    fill('openai:b', undefined, ['one', 'two', 'three']);
    fill('openai:b', undefined, ['one']);
    fill('openai:a', 'http://own/v1', ['one']);
    expect(told()).toEqual([
      ['openai:a', 'http://own/v1', 1],
      ['openai:b', undefined, 3],
    ]);
    expect(cachedModels(folder)[0]?.bytes).toBe(`{"key":"${hash('one')}","text":"one","finish":"stop"}\n`.length);
  });

  test('are none in a folder that is not there', () => {
    expect(cachedModels(path.join(folder, 'none'))).toEqual([]);
  });

  test('are removed without touching anything else', () => {
    fill('openai:a', undefined, ['one']);
    fill('openai:b', undefined, ['one']);
    const strange = path.join(folder, hash('not ours'));
    mkdirSync(strange);
    for (const file of [path.join(folder, 'letter.txt'), path.join(strange, 'thesis.doc')]) writeFileSync(file, 'mine');
    const [a] = cachedModels(folder);
    if (a) writeFileSync(path.join(a.folder, 'note.txt'), 'mine');
    for (const each of cachedModels(folder)) removeCached(each);
    expect(cachedModels(folder)).toEqual([]);
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => /\.\w+$/u.test(name)).toSorted()).toEqual(
      ['letter.txt', `${path.basename(strange)}/thesis.doc`, `${path.basename(a?.folder ?? '')}/note.txt`].toSorted(),
    );
  });
});
