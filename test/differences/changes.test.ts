import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, changes, followUpPieces, type Piece, sourcePieces } from '../../src/differences/changes.js';
import { anyText } from '../reports/any-data.js';

const mark = (pieces: readonly Piece[]) => pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const marked = (all: readonly Change[]) => [mark(sourcePieces(all)), mark(followUpPieces(all))];

describe('by the edits', () => {
  test.each([
    ['This is complicated.', [{ start: 8, end: 19, text: 'complex' }], 'This is [complicated].', 'This is [complex].'],
    ['It is great', [{ start: 6, end: 6, text: 'not ' }], 'It is great', 'It is [not] great'],
    ['It is great', [{ start: 5, end: 5, text: ' not' }], 'It is great', 'It is [not] great'],
    ['It is great', [{ start: 5, end: 5, text: "n't" }], 'It [is] great', "It [isn't] great"],
    ['so tired today', [{ start: 4, end: 6, text: 'ri' }], 'so [tired] today', 'so [tried] today'],
    ['quick, they ran', [{ start: 5, end: 5, text: 'ly' }], '[quick], they ran', '[quickly], they ran'],
    [
      'abcde',
      [
        { start: 1, end: 2, text: 'X' },
        { start: 3, end: 4, text: 'Y' },
      ],
      '[abcde]',
      '[aXcYe]',
    ],
    ['a dog, a dog', [{ start: 9, end: 12, text: 'cat' }], 'a dog, a [dog]', 'a dog, a [cat]'],
    [
      'He left',
      [
        { start: 3, end: 7, text: 'stayed' },
        { start: 0, end: 2, text: 'She' },
      ],
      '[He left]',
      '[She stayed]',
    ],
    ["it's on", [{ start: 0, end: 2, text: "if I'm right, it" }], "it's on", "[if I'm right,] it's on"],
    ['extra time', [{ start: 5, end: 6, text: '' }], '[extra time]', '[extratime]'],
    ['a big old house', [{ start: 2, end: 15, text: 'big new tent' }], 'a big [old house]', 'a big [new tent]'],
    ['Stop now', [{ start: 4, end: 8, text: '' }], 'Stop [now]', 'Stop'],
    ['same', [], 'same', 'same'],
  ])('%s %j', (source, edits, ...want) => {
    const followUp = edits
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source);
    expect(marked(changes({ source, followUp, edits }))).toEqual(want);
  });
});

describe('by comparing words, where edits are absent or do not make the follow-up', () => {
  test.each([
    ['I am so tired', 'I am so tried', undefined, 'I am so [tired]', 'I am so [tried]'],
    [
      'the old man and the sea',
      'the young man and a sea',
      undefined,
      'the [old] man and [the] sea',
      'the [young] man and [a] sea',
    ],
    ['a b c', 'x a b c y', undefined, 'a b c', '[x] a b c [y]'],
    ['one two', 'three', [{ start: 0, end: 3, text: 'two' }], '[one two]', '[three]'],
    ['one', 'two', [{ start: 7, end: 2, text: '' }], '[one]', '[two]'],
    ['', 'new', undefined, '', '[new]'],
    ['他很累', '他不累', undefined, '[他很累]', '[他不累]'],
  ])('%s → %s', (source, followUp, edits, ...want) => {
    expect(marked(changes({ source, followUp, edits }))).toEqual(want);
  });

  test('of long texts ends soon', () => {
    const words = (from: number) =>
      Array.from({ length: 20_000 }, (_, at) => `${(at * 7919 + from) % 20_011}`).join(' ');
    const all = changes({ source: words(0), followUp: words(1) });
    expect(all.map(({ before }) => before).join('')).toBe(words(0));
  });

  test('of a text without a blank ends soon', () => {
    const source = `${'x'.repeat(300_000)} y`;
    expect(marked(changes({ source, followUp: `${source}z` }))[1]?.slice(-6)).toBe('x [yz]');
  });
});

test('the stretches make up both texts, whatever these and the edits are', () => {
  const edits = fc.array(fc.record({ start: fc.nat(20), end: fc.nat(20), text: anyText }), { maxLength: 3 });
  fc.assert(
    fc.property(anyText, anyText, fc.option(edits, { nil: undefined }), (source, followUp, given) => {
      const all = changes({ source, followUp, edits: given });
      expect(all.map(({ before }) => before).join('')).toBe(source);
      expect(all.map(({ after }) => after).join('')).toBe(followUp);
      expect(all.filter(({ changed, before, after }) => !changed && before !== after)).toEqual([]);
      expect(
        sourcePieces(all)
          .map(({ text }) => text)
          .join(''),
      ).toBe(source);
      expect(
        followUpPieces(all)
          .map(({ text }) => text)
          .join(''),
      ).toBe(followUp);
    }),
  );
});
