import { describe, expect, test } from 'vitest';
import { clip, pad } from '../../../src/reports/terminal/clip.js';
import { wrap, wrapText } from '../../../src/reports/terminal/wrap.js';

test.each([
  ['', 5, ['']],
  ['one two three', 20, ['one two three']],
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 8, ['one two', 'three']],
  ['abcdefgh ij', 3, ['abc', 'def', 'gh', 'ij']],
  ['否定否定', 4, ['否定', '否定']],
  ['否定否定', 3, ['否', '定', '否', '定']],
])('wrapText(%j, %i)', (text, width, want) => {
  expect(wrapText(text, width)).toEqual(want);
});

test('pieces are painted line by line, neighbours alike at once', () => {
  const paint = (text: string) => `<${text}>`;
  const plain = (text: string) => text;
  const pieces = [
    { text: 'so ', paint: plain },
    { text: 'very tired', paint },
    { text: ' now', paint: plain },
  ];
  expect(wrap(pieces, 9)).toEqual(['so <very>', '<tired> now']);
});

describe('clip', () => {
  test.each([
    ['coreference', 11, 'coreference'],
    ['coreference', 5, 'core…'],
    ['否定否定', 5, '否定…'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
  ])('%s in %i columns', (text, width, want) => {
    expect(clip(text, width)).toBe(want);
  });
});

test.each([
  ['否', 4, 'left', '否  '],
  ['12', 4, 'right', '  12'],
  ['ab', 5, 'center', ' ab  '],
  ['abc', 2, 'left', 'abc'],
] as const)('pad(%s, %i, %s)', (text, width, align, want) => {
  expect(pad(text, width, align)).toBe(want);
});
