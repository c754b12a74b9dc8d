import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines } from '../../src/datasets/lines.js';
import { readAllText, readText } from '../../src/datasets/text.js';
import { all, reading, withFile } from './files.js';

describe('readText', () => {
  test.each<[string, string | Uint8Array, string[] | string]>([
    ['plain text', 'a\nb', ['a\n', 'b']],
    ['an empty file', '', []],
    ['a byte order mark, at the start only', '\uFEFFa\n\uFEFFb', ['a\n', '\uFEFFb']],
    [
      'bytes that are not UTF-8',
      Uint8Array.of(97, 10, 98, 10, 0xe9, 10),
      'x.txt:3: Expected UTF-8 text, got bytes that are not UTF-8',
    ],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 97, 0), 'x.txt:1: Expected UTF-8 text, got bytes that are not UTF-8'],
    [
      'a character that is cut off',
      Uint8Array.of(97, 10, 0xe2, 0x82),
      'x.txt:2: Expected UTF-8 text, got bytes that are not UTF-8',
    ],
  ])('reads %s', async (_, content, want) => {
    expect(await reading('x.txt', content, readText)).toEqual(want);
  });

  test('suggests a file beside a missing one', async () => {
    const [missing, none] = await withFile('chat.csv', 'a', (file) =>
      Promise.all(
        [`${file.slice(0, -8)}caht.csv`, `${file}/x.csv`].map((name) =>
          readAllText(name).catch((error: unknown) => error),
        ),
      ),
    );
    expect(String(missing)).toMatch(/caht\.csv: Expected a file, got none\. Did you mean "chat\.csv"\?$/);
    expect(String(none)).toMatch(/chat\.csv\/x\.csv: Expected a file, got no such folder$/);
  });

  test('does not take a folder for a file', async () => {
    await expect(readAllText(import.meta.dirname)).rejects.toThrow('test/datasets: Expected a file, got a folder');
  });

  test('leaves other failures as they are', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mmt4nl-loop-'));
    try {
      await symlink(join(folder, 'loop'), join(folder, 'loop'));
      await expect(readAllText(join(folder, 'loop'))).rejects.toThrow('ELOOP');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('cuts a text of any size after newlines, and loses nothing', async () => {
    const text = `${'é🤷'.repeat(40_000)}\n${'line of text\r\n'.repeat(20_000)}end`;
    const blocks = await withFile('x.txt', text, (file) => all(readText(file)));
    expect(blocks.length).toBeGreaterThan(2);
    expect(blocks.slice(0, -1).every((block) => block.endsWith('\n'))).toBe(true);
    expect(blocks.join('') === text).toBe(true);
  });
});

describe('readLines', () => {
  test.each<[string, [number, string][]]>([
    ['', []],
    ['a', [[1, 'a']]],
    ['a\n', [[1, 'a']]],
    [
      'a\r\nb\n\nc\r\n',
      [
        [1, 'a'],
        [2, 'b'],
        [3, ''],
        [4, 'c'],
      ],
    ],
    ['\r\n', [[1, '']]],
    ['a\u2028b\rc\n', [[1, 'a\u2028b\rc']]],
  ])('%j', async (content, want) => {
    expect(await reading('x.txt', content, readLines)).toEqual(want.map(([number, text]) => ({ number, text })));
  });

  test('joined again are the text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.string({ unit: 'grapheme' }).map((line) => line.replaceAll(/[\r\n\uFEFF]/g, '')),
          { minLength: 1 },
        ),
        async (lines) => {
          const read = await reading('x.txt', lines.map((line) => `${line}\n`).join(''), readLines);
          expect(read).toEqual(lines.map((text, at) => ({ number: at + 1, text })));
        },
      ),
      { numRuns: 30 },
    );
  });
});
