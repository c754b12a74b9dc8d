import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitsOf } from '../../src/shrink/units.js';
import { anyText } from '../reports/any-data.js';

/** Every text between source and follow-up with one change alone. */
const each = (source: string, followUp: string) => {
  const units = unitsOf({ source, followUp });
  return Array.from({ length: units.count }, (_, at) => units.text([at]));
};

test.each<readonly [source: string, followUp: string, each: readonly string[]]>([
  ['A fine day.', 'A lovely day.', ['A lovely day.']],
  ['It works.', 'To be honest, it works.', ['To It works.', 'be It works.', 'honest, It works.', 'it works.']],
  ['It works.', 'It works, no doubt.', ['It works,.', 'It works no.', 'It works doubt.']],
  ['I love my bike.', 'Priya loves her bike.', ['Priya love my bike.', 'I loves my bike.', 'I love her bike.']],
  ['same', 'same', []],
])('%j → %j is changed word by word', (source, followUp, wanted) => {
  expect(each(source, followUp)).toEqual(wanted);
});

test('no change gives the source, all changes the follow-up', () => {
  fc.assert(
    fc.property(anyText, anyText, (source, followUp) => {
      const units = unitsOf({ source, followUp });
      expect(units.text([])).toBe(source);
      expect(units.text(Array.from({ length: units.count }, (_, at) => at))).toBe(followUp);
    }),
  );
});
