import { expect, test } from 'vitest';
import { polarity } from '../../src/english/index.js';

test.each([
  ['good', 1],
  ['Terrible', -1],
  ['lamp', 0],
  ['', 0],
])('%s is on side %d', (word, side) => {
  expect(Math.sign(polarity(word))).toBe(side);
});
