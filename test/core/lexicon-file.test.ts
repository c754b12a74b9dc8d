import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseLexicon, readLexicon } from '../../src/core/lexicon-file.js';
import { freshFolders } from '../support/folder.js';

const freshFolder = freshFolders();

test('reads rows under the header and passes over comments', () => {
  expect(parseLexicon('# source: own\n# licence: MIT\nword\tfor\nhappy\tglad\n\nbig\tlarge\n', 'x.tsv')).toEqual([
    { word: 'happy', for: 'glad' },
    { word: 'big', for: 'large' },
  ]);
});

test('names the line of a row with too few cells', () => {
  expect(() => parseLexicon('# source: own\nword\tfor\nhappy\n', 'x.tsv')).toThrow(
    'x.tsv:3: Expected 2 cells (word, for), got 1',
  );
});

test('reads a list that stands packed, and a plain one first', () => {
  const folder = freshFolder();
  const list = (name: string) => pathToFileURL(path.join(folder, name));
  writeFileSync(path.join(folder, 'packed.tsv.br'), brotliCompressSync('word\nnaïve\n'));
  writeFileSync(path.join(folder, 'both.tsv.br'), brotliCompressSync('word\nold\n'));
  writeFileSync(path.join(folder, 'both.tsv'), 'word\nnew\n');
  expect(readLexicon(list('packed.tsv'))).toEqual([{ word: 'naïve' }]);
  expect(readLexicon(list('both.tsv'))).toEqual([{ word: 'new' }]);
  expect(() => readLexicon(list('neither.tsv'))).toThrow(/neither\.tsv'$/u);
});
