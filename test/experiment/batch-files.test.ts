import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBatchFiles } from '../../src/experiment/batch-files.js';
import { anthropicBatch } from '../../src/models/anthropic-batch.js';
import { openaiBatch } from '../../src/models/openai-batch.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mmt4nl-batch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

describe('batch files', () => {
  test('of lines: as many requests as a file may have, and one model each', () => {
    const most = { requests: 2, bytes: 1000 };
    const files = openBatchFiles(path.join(folder, 'b.jsonl'), { ...openaiBatch, most });
    for (const at of [1, 2, 3]) files.add('one', { at });
    files.add('two', { at: 4 });
    expect(files.end().map(({ file, model, requests }) => [path.basename(file), model, requests])).toEqual([
      ['b.jsonl', 'one', 2],
      ['b-2.jsonl', 'one', 1],
      ['b-3.jsonl', 'two', 1],
    ]);
    expect([read('b.jsonl'), read('b-2.jsonl'), read('b-3.jsonl')]).toEqual([
      '{"at":1}\n{"at":2}\n',
      '{"at":3}\n',
      '{"at":4}\n',
    ]);
  });

  test('of one JSON body: as many bytes as a file may have', () => {
    const most = { requests: 100, bytes: 50 };
    const files = openBatchFiles(path.join(folder, 'b'), { ...anthropicBatch, most });
    for (const text of ['ä'.repeat(8), 'b', 'c'.repeat(60)]) files.add('one', { text });
    const ended = files.end();
    expect(ended.map(({ requests }) => requests)).toEqual([1, 1, 1]);
    const bodies = ['b', 'b-2', 'b-3'].map((name) => JSON.parse(read(name)).requests);
    expect(bodies).toEqual([[{ text: 'ä'.repeat(8) }], [{ text: 'b' }], [{ text: 'c'.repeat(60) }]]);
    expect(ended.map(({ bytes }) => bytes)).toEqual(['b', 'b-2', 'b-3'].map((name) => Buffer.byteLength(read(name))));
  });

  test('are none where nothing is asked', () => {
    expect(openBatchFiles(path.join(folder, 'b.jsonl'), openaiBatch).end()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
