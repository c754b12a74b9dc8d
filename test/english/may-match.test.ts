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

test.each([
  ['Wow! Super!', /[?!]/u, true],
  ['Wow, super', /[?!]/u, false],
  ['Best of luck 🍀', /[🍀❤]|\bluck\p{L}+/u, true],
  ['Best of all', /[🍀❤]|\bluck\p{L}+/u, false],
  ['How lucky we are', /[🍀❤]|\bluck\p{L}+/u, true],
  ['It costs 5 pounds', /\d|[€$]/u, true],
  ['It costs five pounds', /\d|[€$]/u, false],
  ['The kindliest of all', /\b\p{L}+liest\b/u, true],
  ['The kind of all', /\b\p{L}+liest\b/u, false],
  ['I went home with Kim', /(?<=\b(?:went|came) (?:home )?)with\b/u, true],
  ['I am home with Kim', /(?<=\b(?:went|came) (?:home )?)with\b/u, false],
  ['The red kite flew', /\bred (?:kite|gate)\b/u, true],
  ['The red door and a blue kite', /\bred (?:door|gate) closed\b/u, false],
])('what an expression needs, signs and beginnings of words included: %j, %s: %j', (text, pattern, expected) => {
  const doc = parse(text);
  expect(matches(doc, pattern)).toBe(pattern.test(text));
  expect(mayMatch(doc, pattern)).toBe(expected);
});

test.each(['We left at noon', 'We leave tomorrow!', 'They left by noon', 'No rooms left', 'Nothing'])(
  'alternatives that are tried by their words match where the whole does: %j',
  (text) => {
    const pattern = /^(?:we|they) (?:left|leave) (?:at|tomorrow)\b|\b(?:rooms?|seats?) left$|!/iu;
    expect(matches(parse(text), pattern)).toBe(pattern.test(text));
  },
);

test('an expression that is met only after others were looked up in the text', () => {
  const doc = parse('The soup was cold!');
  expect(mayMatch(doc, /\bsoup\b/u)).toBe(true);
  expect([mayMatch(doc, /\bcold(?=!)/u), mayMatch(doc, /\bwarm\b/u)]).toEqual([true, false]);
});
