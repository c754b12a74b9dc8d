import { describe, expect, test } from 'vitest';
import { wilson } from '../../src/statistics/wilson.js';
import { createWorstTally } from '../../src/statistics/worst-tally.js';
import { observation } from './observations.js';

/** Rows for items: of each category, whether each follow-up held (`h`), broke (`v`) or has no verdict (`i`). */
function rowsOf(...items: readonly Readonly<Record<string, string>>[]) {
  const tally = createWorstTally();
  const answers: Readonly<Record<string, string>> = { h: 'Yes', v: 'No', i: 'refused' };
  items.forEach((categories, at) => {
    for (const [category, went] of Object.entries(categories))
      for (const each of went) tally.add(observation('Yes', answers[each] ?? '', { item: `${at}`, category }));
  });
  return tally.rows().map(({ category, items: { count, of }, most }) => [category, count, of, most]);
}

describe('items that hold under all their follow-ups', () => {
  test('per category and over all: one broken follow-up breaks the item', () => {
    expect(rowsOf({ typo: 'hh', ner: 'h' }, { typo: 'hv', ner: 'h' }, { typo: 'hh', ner: 'v' })).toEqual([
      [undefined, 1, 3, 3],
      ['typo', 2, 3, 2],
      ['ner', 2, 3, 1],
    ]);
  });

  test('each condition has rows of its own, the one over all first', () => {
    const tally = createWorstTally();
    const condition = { model: 'm', task: 'yes-no', context: false, shots: 'zero' };
    const conditions = [{}, { model: 'n' }, { task: 'sentiment' }, { context: true }, { shots: 'one' }].map((more) => ({
      ...condition,
      ...more,
    }));
    for (const each of conditions) for (const word of ['Yes', 'No']) tally.add(observation('Yes', word, each));
    expect(tally.rows()).toEqual(
      conditions.flatMap((each) =>
        [undefined, 'typo'].map((category) => ({ ...each, category, items: wilson(0, 1), most: 2 })),
      ),
    );
  });

  test('where nothing was judged there is the row over all, of no item', () => {
    expect(rowsOf({ typo: 'i' })).toEqual([[undefined, 0, 0, 0]]);
  });

  test('what has no verdict neither breaks nor counts', () => {
    expect(rowsOf({ typo: 'hi' }, { typo: 'ii' })).toEqual([
      [undefined, 1, 1, 1],
      ['typo', 1, 1, 1],
    ]);
  });
});
