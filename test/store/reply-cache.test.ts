import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hash } from '../../src/core/hash.js';
import { type CachedReply, openReplyCache } from '../../src/store/reply-cache.js';
import { child } from '../support/child.js';
import { freshFolders } from '../support/folder.js';

const folder = freshFolders();
const OF = { model: 'openai:m', baseUrl: undefined };
const reply = (name: string, more: Partial<CachedReply> = {}): CachedReply => ({
  key: hash(name),
  text: `text of ${name}`,
  finish: 'stop',
  ...more,
});

function kept(into: string, replies: readonly CachedReply[], of: Parameters<typeof openReplyCache>[1] = OF): void {
  const cache = openReplyCache(into, of);
  for (const each of replies) cache.add(each);
  cache.close();
}

function found(into: string, names: readonly string[], of: Parameters<typeof openReplyCache>[1] = OF) {
  const cache = openReplyCache(into, of);
  const texts = names.map((name) => cache.get(hash(name))?.text);
  cache.close();
  return texts;
}

const shardsOf = (into: string) =>
  readdirSync(into).flatMap((own) =>
    readdirSync(path.join(into, own))
      .filter((name) => name !== 'model.json')
      .map((name) => path.join(into, own, name)),
  );

describe('reply cache', () => {
  test('gives back what an earlier run was answered, to the same model at the same address', () => {
    const into = folder();
    kept(into, [reply('a'), reply('b')]);
    expect(found(into, ['a', 'b', 'c'])).toEqual(['text of a', 'text of b', undefined]);
    expect(found(into, ['a'], { ...OF, baseUrl: 'http://127.0.0.1/v1' })).toEqual([undefined]);
    expect(found(into, ['a'], { ...OF, model: 'openai:other' })).toEqual([undefined]);
  });

  test('keeps no reply that a filter withheld', () => {
    const into = folder();
    kept(into, [reply('a', { finish: 'filtered', text: '' }), reply('b', { finish: 'length' })]);
    expect(found(into, ['a', 'b'])).toEqual([undefined, 'text of b']);
  });

  test('a torn line is asked again, and does not tear what comes after it', () => {
    const into = folder();
    kept(into, [reply('a')]);
    const [file = ''] = shardsOf(into);
    appendFileSync(file, `{"key":"${hash('a')}","te`);
    expect(found(into, ['a'])).toEqual(['text of a']);
    kept(into, [reply('a', { text: 'newer' })]);
    expect(found(into, ['a'])).toEqual(['newer']);
  });

  test('a damaged line is no reply', () => {
    const into = folder();
    kept(into, [reply('a')]);
    const [file = ''] = shardsOf(into);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"text"', '"te\u0000'));
    expect(found(into, ['a'])).toEqual([undefined]);
  });

  test('takes the replies of two processes at once, each whole', async () => {
    const into = folder();
    const names = (of: string) => Array.from({ length: 400 }, (_, at) => `${of}${at}`);
    const adding = ['x', 'y'].map((of) =>
      child(
        (dist) => `
          import { openReplyCache } from ${dist('src/store/reply-cache.js')};
          const cache = openReplyCache(${JSON.stringify(into)}, ${JSON.stringify(OF)});
          const long = 'long '.repeat(2000);
          for (const [key, text] of ${JSON.stringify(names(of).map((name) => [hash(name), `text of ${name}`]))}) {
            cache.add({ key, text, finish: 'stop', long });
            await new Promise(setImmediate);
          }
          cache.close();`,
      ),
    );
    await Promise.all(adding);
    const all = [...names('x'), ...names('y')];
    expect(found(into, all)).toEqual(all.map((name) => `text of ${name}`));
    // A line may be empty: who opens the file while another's line is half in it ends that line, as after a kill.
    for (const file of shardsOf(into))
      for (const line of readFileSync(file, 'utf8').split('\n')) if (line !== '') JSON.parse(line);
  });

  test('a folder that is none is told before anything is asked, with the way around it', () => {
    const file = path.join(folder(), 'file');
    writeFileSync(file, '');
    mkdirSync(path.join(path.dirname(file), 'other'));
    expect(() => openReplyCache(path.join(file, 'cache'), OF)).toThrow(
      expect.objectContaining({ name: 'UserError', hint: expect.stringContaining('--no-cache') }),
    );
  });
});
