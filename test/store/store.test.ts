import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hash } from '../../src/core/hash.js';
import { readJsonLines } from '../../src/store/json-lines.js';
import { openReplyLog } from '../../src/store/reply-log.js';
import { existingRunFolder, openRunFolder } from '../../src/store/run-folder.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const key = (name: string) => hash(name);
const reply = (name: string) => ({
  key: key(name),
  model: 'm',
  text: `text of ${name}\n`,
  finish: 'stop' as const,
  ms: 3,
});

describe('reply log', () => {
  test('finds what an earlier session logged, and cuts off a line that was torn by a kill', async () => {
    const file = path.join(folder, 'replies.jsonl');
    const first = openReplyLog(file);
    first.add(reply('a'));
    first.add(reply('b'));
    first.close();
    appendFileSync(file, `{"key":"${key('c')}","model":"m","te`);
    const second = openReplyLog(file);
    expect([second.get(key('a'))?.text, second.get(key('b'))?.text, second.get(key('c')), second.size]).toEqual([
      'text of a\n',
      'text of b\n',
      undefined,
      2,
    ]);
    second.add(reply('c'));
    second.close();
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).key)).toEqual(['a', 'b', 'c'].map(key));
  });
});

describe('JSON lines', () => {
  test.each([
    ['', []],
    ['{"a":1}\n', [{ a: 1 }]],
    ['{"a":1}\n{"b":', [{ a: 1 }]],
    ['{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
  ])('%j holds %j', async (text, want) => {
    const file = path.join(folder, 'x.jsonl');
    writeFileSync(file, text);
    const got: unknown[] = [];
    for await (const value of readJsonLines(file)) got.push(value);
    expect(got).toEqual(want);
  });
});

describe('run folder', () => {
  test('is made where it is missing, and gives its manifest back', () => {
    const opened = openRunFolder(path.join(folder, 'deep', 'run'));
    expect(opened.manifest()).toBe(undefined);
    opened.writeManifest({ schema: 1 });
    expect(existingRunFolder(opened.folder).manifest()).toEqual({ schema: 1 });
  });

  test('an attempt that failed before its manifest leaves nothing behind; a run stays', () => {
    const attempt = openRunFolder(path.join(folder, 'attempt'));
    writeFileSync(`${attempt.path('cases')}.new`, 'half');
    attempt.discardIfNew();
    expect(existsSync(attempt.folder)).toBe(false);
    const run = openRunFolder(path.join(folder, 'run'));
    run.writeManifest({ schema: 1 });
    run.discardIfNew();
    expect(run.manifest()).toEqual({ schema: 1 });
  });

  test('says what it misses', () => {
    expect(() => existingRunFolder(folder)).toThrow('found no manifest.json in it');
    writeFileSync(path.join(folder, 'manifest.json'), '{');
    expect(() => existingRunFolder(folder).manifest()).toThrow('manifest.json: Expected JSON');
    writeFileSync(path.join(folder, 'file'), '');
    expect(() => openRunFolder(path.join(folder, 'file', 'run'))).toThrow('Expected a folder that can be written to');
  });
});
