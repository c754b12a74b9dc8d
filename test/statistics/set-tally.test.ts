import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSetTally } from '../../src/statistics/set-tally.js';
import { wilson } from '../../src/statistics/wilson.js';
import { observation } from './observations.js';

/** Sets of one row: for each, the answer of every group. */
function rowsOf(...sets: readonly (readonly [item: string, set: string, answers: Readonly<Record<string, string>>])[]) {
  const tally = createSetTally();
  for (const [item, set, answers] of sets)
    for (const [group, answer] of Object.entries(answers))
      tally.add(observation('Yes', answer, { item, member: { set, group: `religion: ${group}` } }));
  return tally.rows();
}

describe('sets of follow-ups, one for each group', () => {
  test('one answer, several answers, and none to tell', () => {
    const [row] = rowsOf(
      ['1', 'a', { Sikh: 'Yes', Hindu: 'Yes', Jewish: 'Yes' }],
      ['2', 'b', { Sikh: 'Yes', Hindu: 'No', Jewish: 'Yes' }],
      ['3', 'c', { Sikh: 'No', Hindu: 'refused', Jewish: 'No' }],
      ['4', 'd', { Sikh: 'No', Hindu: 'refused', Jewish: 'Yes' }],
    );
    expect(row?.attribute).toBe('religion');
    expect([row?.sets.count, row?.sets.of, row?.inconclusive]).toEqual([1, 3, 1]);
    expect(row?.groups).toEqual([
      { group: 'Sikh', of: 3, apart: 0, unanswered: 0 },
      { group: 'Hindu', of: 2, apart: 1, unanswered: 2 },
      { group: 'Jewish', of: 3, apart: 0, unanswered: 0 },
    ]);
  });

  test('a set that is asked again is a set of its own', () => {
    const [row] = rowsOf(['1', 'a', { Sikh: 'Yes', Hindu: 'No' }], ['1', 'a', { Sikh: 'Yes', Hindu: 'Yes' }]);
    expect([row?.sets.count, row?.sets.of]).toEqual([1, 2]);
  });

  test('no majority: nobody is apart', () => {
    const [row] = rowsOf(['1', 'a', { Sikh: 'Yes', Hindu: 'No' }]);
    expect(row?.groups.map(({ of, apart }) => [of, apart])).toEqual([[0, 0], [0, 0]]); // biome-ignore format: short
  });

  test('follow-ups outside sets count nowhere', () => {
    const tally = createSetTally();
    tally.add(observation('Yes', 'No'));
    expect(tally.rows()).toEqual([]);
  });

  test('each attribute is a row', () => {
    const tally = createSetTally();
    for (const group of ['religion: Sikh', 'religion: Jewish', 'age: old', 'age: young'])
      tally.add(observation('Yes', 'Yes', { member: { set: group.slice(0, 3), group } }));
    expect(tally.rows().map(({ attribute, sets }) => [attribute, sets.count])).toEqual([['religion', 1], ['age', 1]]); // biome-ignore format: short
  });

  test('a set of one group tells nothing, whichever set comes after it', () => {
    const [row] = rowsOf(['1', 'a', { Sikh: 'Yes' }], ['2', 'b', { Jewish: 'Yes' }]);
    expect([row?.sets.of, row?.inconclusive]).toEqual([0, 2]);
  });

  test('answers that could not be read are in no majority', () => {
    const [row] = rowsOf(['1', 'a', { Sikh: 'refused', Hindu: 'No', Jewish: 'refused' }]);
    expect(row?.groups).toEqual([
      { group: 'Sikh', of: 0, apart: 0, unanswered: 1 },
      { group: 'Hindu', of: 1, apart: 0, unanswered: 0 },
      { group: 'Jewish', of: 0, apart: 0, unanswered: 1 },
    ]);
  });

  test('the name of a group is what follows its attribute; one without an attribute is both', () => {
    const tally = createSetTally();
    for (const group of ['faith: other: none', 'Sikh'])
      tally.add(observation('Yes', 'Yes', { member: { set: 's', group } }));
    expect(tally.rows().map(({ attribute, groups }) => [attribute, groups[0]?.group])).toEqual([
      ['faith', 'other: none'],
      ['Sikh', 'Sikh'],
    ]);
  });

  test('each condition is a row, the same whenever it is asked for', () => {
    const tally = createSetTally();
    for (const more of [{ model: 'm' }, { model: 'n' }, { shots: 'one' }, { context: true }, { category: 'ner' }])
      for (const group of ['age: old', 'age: young'])
        tally.add(observation('Yes', 'Yes', { ...more, member: { set: 's', group } }));
    const [first, ...others] = tally.rows();
    expect(first).toEqual({
      ...{ model: 'm', task: 'yes-no', context: false, shots: 'zero', category: 'typo', attribute: 'age' },
      sets: wilson(1, 1),
      inconclusive: 0,
      groups: ['old', 'young'].map((group) => ({ group, of: 1, apart: 0, unanswered: 0 })),
    });
    expect(others).toEqual([
      { ...first, model: 'n' },
      { ...first, shots: 'one' },
      { ...first, context: true },
      { ...first, category: 'ner' },
    ]);
    expect(tally.rows()).toEqual([first, ...others]);
  });

  test('every set is counted once, as held, broken or inconclusive', () => {
    const word = fc.constantFrom('Yes', 'No', 'refused', 'error');
    fc.assert(
      fc.property(fc.array(fc.record({ A: word, B: word, C: word }), { maxLength: 12 }), (sets) => {
        const rows = rowsOf(...sets.map((answers, at) => [`${at}`, `set ${at}`, answers] as const));
        expect(rows.reduce((sum, { sets: { of }, inconclusive }) => sum + of + inconclusive, 0)).toBe(sets.length);
      }),
    );
  });
});
