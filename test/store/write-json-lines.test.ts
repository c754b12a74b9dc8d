import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readJsonLines } from '../../src/store/json-lines.js';
import { writeJsonLines } from '../../src/store/write-json-lines.js';
import { freshFolders } from '../support/folder.js';

const folder = freshFolders();

async function* each<T>(values: Iterable<T>): AsyncGenerator<T> {
  yield* values;
}

describe('writeJsonLines', () => {
  test('writes what readJsonLines reads, and counts it; a line separator in a text ends no line', async () => {
    const file = path.join(folder(), 'values.jsonl');
    const values = Array.from({ length: 5000 }, (_, at) => ({ at, text: 'a\u2028b\u2029c\r\nd'.repeat(at % 7) }));
    expect(await writeJsonLines(file, each(values))).toBe(values.length);
    expect([...readJsonLines(file)]).toEqual(values);
  });

  test('writes an empty file for nothing', async () => {
    const file = path.join(folder(), 'values.jsonl');
    expect([await writeJsonLines(file, each([])), readFileSync(file, 'utf8')]).toEqual([0, '']);
  });

  test('rejects with what the values throw', async () => {
    async function* broken() {
      yield 1;
      throw new Error('enough');
    }
    await expect(writeJsonLines(path.join(folder(), 'values.jsonl'), broken())).rejects.toThrow('enough');
  });

  test.runIf(process.platform === 'linux')('says that a disk is full', async () => {
    await expect(writeJsonLines('/dev/full', each([1]))).rejects.toThrow('room on the disk (ENOSPC)');
  });

  test('a damaged line is told with its place', async () => {
    const file = path.join(folder(), 'values.jsonl');
    writeFileSync(file, '{"a":1}\n{"a":\n{"a":3}\n');
    expect(() => [...readJsonLines(file)]).toThrow(`${file}: Expected JSON at byte 8, found something else`);
  });

  test('reads nothing where no file is', () => {
    expect([...readJsonLines(path.join(folder(), 'none.jsonl'))]).toEqual([]);
  });
});
