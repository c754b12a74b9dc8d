import { expect, test } from 'vitest';
import { alternativesOf } from '../../src/english/alternatives.js';

test.each([
  ['a', ['a']],
  ['a|b', ['a', 'b']],
  ['\\b(?:a|b)\\b', ['\\ba\\b', '\\bb\\b']],
  ['^x|\\b(?:a|b(?:c|d))$', ['^x', '\\ba$', '\\bb(?:c|d)$']],
  ['(?:a|b) (?:c|d|e)', ['(?:a|b) c', '(?:a|b) d', '(?:a|b) e']],
  ['(?:a|b)?c', ['(?:a|b)?c']],
  ['(?<!a|b)c', ['(?<!a|b)c']],
  ['(?=a|b)(c|d)', ['(?=a|b)(c|d)']],
  ['[|(]\\||\\(', ['[|(]\\|', '\\(']],
  ['(a)|b\\1', ['(a)|b\\1']],
])('%j has the alternatives %j', (source, expected) => {
  expect(alternativesOf(source)).toEqual(expected);
});
