import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/core/types.js';
import { shrinkText } from '../../src/reports/shrink/shrink-text.js';
import type { Shrunk } from '../../src/shrink/shrunk.js';
import { wilson } from '../../src/statistics/wilson.js';

const answers = (...values: readonly string[]): readonly Outcome[] =>
  values.map((value) => (value === 'refused' ? { kind: 'refused', reply: 'No.' } : { kind: 'answer', value }));

/** A follow-up of two changed words that flips the answer. */
const WHOLE: Shrunk = {
  end: 'whole',
  source: { text: 'I love the new menu', outcomes: answers('Positive', 'Positive') },
  followUp: { text: 'I hate the old menu', outcomes: answers('Negative', 'refused') },
  smallest: undefined,
  changes: 2,
  tried: 0,
  askings: 2,
  noise: null,
  chance: null,
};
const told = (more: Partial<Shrunk>, rule?: string) =>
  shrinkText({ shrunk: { ...WHOLE, ...more }, case: '7', model: 'm', category: 'typo', rule, shots: 'zero' });

describe('a shrunk violation in words', () => {
  test.each<readonly [what: string, more: Partial<Shrunk>, verdict: string]>([
    ['one of two', { end: 'smaller', smallest: { text: 'I hate the new menu', outcomes: [], changes: 1 }, tried: 2 },
      '1 of 2 changed words is enough to flip the answer. 2 texts in between were tried.'],
    ['two of three', { end: 'smaller', smallest: { text: 'I hate the old menu', outcomes: [], changes: 2 }, changes: 3, tried: 1 },
      '2 of 3 changed words are enough to flip the answer, and none of them can be left out. 1 text in between were tried.'],
    ['all', { tried: 3 }, 'All 2 changed words are needed to flip the answer. 3 texts in between were tried.'],
    ['the only one', { changes: 1 }, 'One changed word flips the answer: nothing can be left out.'],
    ['a source without one answer', { end: 'unsteady' },
      'The source itself has no one answer when it is asked again: this violation shows noise, and there is nothing to shrink.'],
    ['a follow-up that flips at times', { end: 'gone' },
      'The follow-up does not change the answer every time that it is asked: noise may be all that this violation shows.'],
  ])('%s', (_, more, verdict) => {
    expect(told(more).verdict).toBe(verdict);
  }); // biome-ignore format: table

  test.each([
    [null, null, 'The run has no identity arm (identity: 1), so how often this model changes its answer by itself is not known.'],
    [wilson(0, 0), null, 'The run has no identity arm (identity: 1), so how often this model changes its answer by itself is not known.'],
    [wilson(1, 50), 0.0004, 'Asked the same again, the model changed its answer in 2.0% of 50; that this alone explains it: under 0.1 %.'],
    [wilson(1, 50), 0.001, 'Asked the same again, the model changed its answer in 2.0% of 50; that this alone explains it: at most 0.1 %.'],
  ])('noise %j, chance %d', (noise, chance, said) => {
    expect(told({ noise, chance }).noise).toBe(`Each text that flips was asked 2 times. ${said}`);
  }); // biome-ignore format: table

  test('its parts: each text with what was answered, the smallest only where it is smaller', () => {
    const smallest = { text: 'I hate the new menu', outcomes: answers('Negative'), changes: 1 };
    expect(told({}).parts.map(({ name, answers: said }) => [name, said])).toEqual([
      ['source', 'Positive (2 of 2)'],
      ['follow-up', 'Negative (1 of 2), refused (1 of 2)'],
    ]);
    expect(told({ end: 'smaller', smallest }).parts.map(({ name }) => name)).toEqual([
      'source',
      'follow-up',
      'smallest',
    ]);
    expect(told({ end: 'whole', smallest }).parts.map(({ name }) => name)).toEqual(['source', 'follow-up']);
    expect([told({}).title, told({}, 'swap').title]).toEqual([
      'typo · m · zero shot · case 7',
      'typo / swap · m · zero shot · case 7',
    ]);
  });
});
