import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/core/edits.js';

describe('applyEdits', () => {
  test.each([
    ['abc', [], 'abc'],
    ['abc', [{ start: 1, end: 2, text: 'X' }], 'aXc'],
    [
      'abc',
      [
        { start: 3, end: 3, text: '!' },
        { start: 0, end: 0, text: '>' },
      ],
      '>abc!',
    ],
    ['abc', [{ start: 0, end: 3, text: '' }], ''],
    ['a🙂c', [{ start: 1, end: 3, text: 'b' }], 'abc'],
  ])('%j with %j is %j', (text, edits, want) => {
    expect(applyEdits(text, edits)).toBe(want);
  });

  test.each([
    [[{ start: 0, end: 4, text: '' }]],
    [[{ start: 2, end: 1, text: '' }]],
    [
      [
        { start: 0, end: 2, text: 'x' },
        { start: 1, end: 3, text: 'y' },
      ],
    ],
  ])('refuses %j', (edits) => {
    expect(() => applyEdits('abc', edits)).toThrow(RangeError);
  });
});
