import { expect, test } from 'vitest';
import { parseLexicon } from '../../src/core/lexicon-file.js';

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
