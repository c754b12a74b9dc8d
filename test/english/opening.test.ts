import { expect, test } from 'vitest';
import { parse } from '../../src/english/doc.js';
import { lowerOpening } from '../../src/english/opening.js';

test.each([
  ['The soup was cold', 'the'],
  ['I was late', 'I'],
  ['Dana was late', 'Dana'],
  ['Paris was cold', 'Paris'],
  ['Would it rain?', 'would'],
  ["Mum's soup was cold", 'Mum'],
  ['NASA was late', 'NASA'],
  ['Chef Tunde was late', 'Chef'],
  ['My brother was late', 'my'],
  ['Traffic was heavy', 'traffic'],
  ['Rewatching it tonight', 'rewatching'],
  ['Nurse Bello was late', 'Nurse'],
])('the opening of %s', (text, want) => {
  const [first] = parse(text).tokens;
  expect(first && lowerOpening(first)).toBe(want);
});
