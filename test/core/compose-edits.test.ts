import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeEdits } from '../../src/core/compose-edits.js';
import { applyEdits } from '../../src/core/edits.js';
import type { Edit } from '../../src/core/types.js';

const at = (start: number, end: number, text: string): Edit => ({ start, end, text });

describe('composeEdits', () => {
  test.each<[name: string, text: string, first: Edit[], second: Edit[], want: Edit[]]>([
    ['of nothing', 'abc', [], [], []],
    ['keeps the first alone', 'abc', [at(1, 2, 'X')], [], [at(1, 2, 'X')]],
    ['keeps the second alone', 'abc', [], [at(1, 2, 'X')], [at(1, 2, 'X')]],
    ['before the first', 'a b c', [at(4, 5, 'XYZ')], [at(0, 1, 'Q')], [at(0, 1, 'Q'), at(4, 5, 'XYZ')]],
    ['behind a longer text', 'a b c', [at(0, 1, 'XYZ')], [at(6, 7, 'Q')], [at(0, 1, 'XYZ'), at(4, 5, 'Q')]],
    ['behind a shorter text', 'abc d', [at(0, 3, '')], [at(1, 2, 'Q')], [at(0, 3, ''), at(4, 5, 'Q')]],
    ['inside what was written', 'a b', [at(0, 1, 'not')], [at(1, 3, 'to')], [at(0, 1, 'nto')]],
    ['twice inside what was written', 'a', [at(0, 1, 'wxyz')], [at(0, 1, 'W'), at(3, 4, 'Z')], [at(0, 1, 'WxyZ')]],
    ['over its end', 'a bcd', [at(0, 1, 'XY')], [at(1, 4, '-')], [at(0, 3, 'X-')]],
    ['over its start', 'ab c', [at(3, 4, 'XY')], [at(1, 4, '-')], [at(1, 4, '-Y')]],
    ['across two of them', 'a b c', [at(0, 1, 'XX'), at(4, 5, 'YY')], [at(1, 6, '-')], [at(0, 5, 'X-Y')]],
    ['that touches in front', 'ab', [at(1, 2, 'X')], [at(0, 1, 'Y')], [at(0, 2, 'YX')]],
    ['that touches behind', 'ab', [at(0, 1, 'X')], [at(1, 2, 'Y')], [at(0, 2, 'XY')]],
    ['that is put where a word was taken out', 'a b', [at(1, 3, '')], [at(1, 1, '!')], [at(1, 3, '!')]],
    ['that undoes the first', 'ab', [at(1, 1, 'x')], [at(1, 2, '')], []],
    ['that undoes one of two', 'a b', [at(0, 1, 'x'), at(2, 3, 'y')], [at(0, 1, 'a')], [at(2, 3, 'y')]],
    ['of edits out of order', 'a b', [at(2, 3, 'Y'), at(0, 1, 'X')], [at(1, 2, '_')], [at(0, 3, 'X_Y')]],
  ])('%s', (_, text, first, second, want) => {
    expect(composeEdits(text, first, second)).toEqual(want);
    expect(applyEdits(text, want)).toBe(applyEdits(applyEdits(text, first), second));
  });

  test.each<[name: string, first: Edit[], second: Edit[]]>([
    ['first edits outside the text', [at(0, 4, '')], []],
    ['second edits outside the text between', [at(0, 3, '')], [at(1, 1, 'x')]],
    ['second edits that overlap', [], [at(0, 2, 'x'), at(1, 3, 'y')]],
  ])('refuses %s', (_, first, second) => {
    expect(() => composeEdits('abc', first, second)).toThrow(RangeError);
  });

  test('does what the two lists do, in disjoint edits that do not touch and each change something', () => {
    fc.assert(
      fc.property(steps(), ({ text, first, second }) => {
        const composed = composeEdits(text, first, second);
        expect(applyEdits(text, composed)).toBe(applyEdits(applyEdits(text, first), second));
        for (const [index, edit] of composed.entries()) {
          expect(edit.text).not.toBe(text.slice(edit.start, edit.end));
          expect(edit.start).toBeGreaterThan(composed[index - 1]?.end ?? -1);
        }
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
});

/** A text, edits of it, and edits of what they make of it. */
function steps() {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '🙂'), maxLength: 14 });
  return text
    .chain((source) => fc.record({ text: fc.constant(source), first: editsOf(source) }))
    .chain((step) => fc.record({ ...constants(step), second: editsOf(applyEdits(step.text, step.first)) }));
}

function constants(step: { readonly text: string; readonly first: Edit[] }) {
  return { text: fc.constant(step.text), first: fc.constant(step.first) };
}

/** Disjoint edits: cuts in order, two for each edit; they may touch, insert, delete, or change nothing. */
function editsOf(text: string): fc.Arbitrary<Edit[]> {
  const cut = fc.integer({ min: 0, max: text.length });
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'X'), maxLength: 3 });
  return fc.array(fc.tuple(fc.tuple(cut, cut), texts), { maxLength: 3 }).map((parts) => {
    const cuts = parts.flatMap(([pair]) => pair).sort((a, b) => a - b);
    return parts.map(([, written], index) => at(cuts[2 * index] ?? 0, cuts[2 * index + 1] ?? 0, written));
  });
}
