import { expect, test } from 'vitest';
import { matches, mayMatch, parse } from '../../src/english/index.js';

const NEVER_AGAIN = /\bnever (?:ever )?again\b/iu;

test.each([
  ['Never again!', true],
  ['I will never ever again fly', true],
  ['Once more, and again', false],
  ['', false],
])('whether an expression matches in %j: %j', (text, expected) => {
  expect(matches(parse(text), NEVER_AGAIN)).toBe(expected);
});

test('an expression need not be tried where its words are missing', () => {
  expect(mayMatch(parse('The soup was cold'), NEVER_AGAIN)).toBe(false);
});

test('a global expression matches every time that it is asked', () => {
  const global = /\bcold\b/gu;
  const doc = parse('The soup was cold');
  expect([matches(doc, global), matches(doc, global)]).toEqual([true, true]);
});

test('an expression without any certain word is tried on every text', () => {
  expect(matches(parse('Zwölf!'), /\p{L}+!$/u)).toBe(true);
});
