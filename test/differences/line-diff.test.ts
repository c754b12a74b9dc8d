import { expect, test } from 'vitest';
import { lineDiff } from '../../src/differences/line-diff.js';

const shown = (before: string, after: string) => lineDiff(before, after).map(({ sign, text }) => sign + text);

const cases: readonly (readonly [before: string, after: string, want: readonly string[]])[] = [
  ['a\nb\nc', 'a\nB\nc\nd', [' a', '-b', '+B', ' c', '+d']],
  ['a\r\nb\n', 'a\nb', [' a', ' b']],
  ['', 'a\n\nb', ['+a', '+', '+b']],
  ['a', '', ['-a']],
];

test.each(cases)('%j → %j', (before, after, want) => {
  expect(shown(before, after)).toEqual(want);
});
