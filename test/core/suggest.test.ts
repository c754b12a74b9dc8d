import { expect, test } from 'vitest';
import { didYouMean } from '../../src/core/suggest.js';

test.each([
  ['negatoin', ['negation', 'ner'], ' Did you mean "negation"?'],
  ['Typo', ['typo'], ' Did you mean "typo"?'],
  ['zebra', ['negation', 'ner'], ''],
  ['x', [], ''],
])('for %s among %j: %j', (word, known, want) => {
  expect(didYouMean(word, known)).toBe(want);
});
