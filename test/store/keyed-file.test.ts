import { openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/core/errors.js';
import { hash } from '../../src/core/hash.js';
import { openAppendFile } from '../../src/store/append-file.js';
import { openErrorLog } from '../../src/store/error-log.js';
import { openKeyedFile } from '../../src/store/keyed-file.js';
import { freshFolders } from '../support/folder.js';

const folder = freshFolders();
const record = (name: string, text = `text of ${name}\u2028é\n`) => ({ key: hash(name), text });

function written(names: readonly string[]): string {
  const file = path.join(folder(), 'records.jsonl');
  const records = openKeyedFile(file);
  for (const name of names) records.add(record(name));
  records.close();
  return file;
}

describe('keyed file', () => {
  test('torn at any byte, it has the records before that, takes more, and ends with whole lines', () => {
    const names = ['a', 'b', 'c'];
    const bytes = readFileSync(written(names));
    const file = path.join(folder(), 'torn.jsonl');
    fc.assert(
      fc.property(fc.nat({ max: bytes.length }), (at) => {
        writeFileSync(file, bytes.subarray(0, at));
        const whole = bytes.subarray(0, at).toString('latin1').split('\n').length - 1;
        const records = openKeyedFile<ReturnType<typeof record>>(file);
        expect(records.size).toBe(whole);
        expect(names.map((name) => records.get(hash(name)))).toEqual(
          names.map((name, nth) => (nth < whole ? record(name) : undefined)),
        );
        records.add(record('new'));
        expect(records.get(hash('new'))).toEqual(record('new'));
        records.close();
        const lines = readFileSync(file, 'utf8').split('\n');
        expect(lines.pop()).toBe('');
        expect(lines.map((line) => JSON.parse(line))).toEqual([...names.slice(0, whole), 'new'].map((n) => record(n)));
      }),
    );
  });

  test('the last record of a key counts', () => {
    const file = path.join(folder(), 'records.jsonl');
    const records = openKeyedFile<ReturnType<typeof record>>(file);
    records.add(record('a', 'first'));
    records.add(record('a', 'second, and longer'));
    expect([records.size, records.get(hash('a'))?.text]).toEqual([1, 'second, and longer']);
    records.close();
    expect(openKeyedFile<ReturnType<typeof record>>(file).get(hash('a'))?.text).toBe('second, and longer');
  });

  test('a damaged record is told with its place; the others are as they were', () => {
    const file = written(['a', 'b', 'c']);
    const at = readFileSync(file, 'latin1').indexOf('\n') + 1;
    writeSync(openSync(file, 'r+'), '\u0000\u0000\u0000', at + 30);
    const records = openKeyedFile<ReturnType<typeof record>>(file);
    expect(() => records.get(hash('b'))).toThrow(`${file}: Expected a record of JSON at byte ${at}`);
    expect([records.get(hash('a')), records.get(hash('c'))]).toEqual([record('a'), record('c')]);
  });

  test('lines that are none of ours are passed over, and kept', () => {
    const file = written(['a']);
    const text = `hello\n{"kez":"0123456789abcdef"}\n\n{"key":"short"}\n${readFileSync(file, 'utf8')}`;
    writeFileSync(file, text);
    const records = openKeyedFile(file);
    expect([records.size, records.get(hash('a'))]).toEqual([1, record('a')]);
    records.close();
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('append file', () => {
  test.runIf(process.platform === 'linux')('a full disk is said, with what to do', () => {
    const full = openAppendFile('/dev/full', { cutAt: 0 });
    expect(() => full.append({ a: 1 })).toThrow(
      expect.objectContaining({ message: expect.stringContaining('room on the disk (ENOSPC)') }),
    );
    expect(() => full.append({ a: 1 })).toThrow(UserError);
  });

  test('a folder in its place is said', () => {
    const file = folder();
    expect(() => openAppendFile(file, { cutAt: 0 })).toThrow(`${file}: Expected a file, found a folder (EISDIR)`);
  });

  test('tells where each line is', () => {
    const file = path.join(folder(), 'lines');
    const lines = openAppendFile(file, { cutAt: 0 });
    const places = ['é', [1, 2], { a: null }].map((value) => lines.append(value));
    lines.close();
    const bytes = readFileSync(file);
    expect(places.map(({ offset, length }) => JSON.parse(bytes.subarray(offset, offset + length).toString()))).toEqual([
      'é',
      [1, 2],
      { a: null },
    ]);
    expect(statSync(file).size).toBe(bytes.length);
  });
});

describe('error log', () => {
  const error = { key: hash('a'), model: 'm', kind: 'server', reason: 'HTTP 500' } as const;

  test('what was given up is known to the next session, and set aside when it is to be asked again', () => {
    const file = path.join(folder(), 'errors.jsonl');
    const first = openErrorLog(file, { again: false });
    first.add(error);
    first.close();
    const second = openErrorLog(file, { again: false });
    expect([second.size, second.get(error.key)]).toEqual([1, error]);
    second.close();
    const third = openErrorLog(file, { again: true });
    expect([third.size, third.get(error.key)]).toEqual([0, undefined]);
    third.close();
    expect(readFileSync(`${file}.before`, 'utf8')).toContain('HTTP 500');
  });
});
