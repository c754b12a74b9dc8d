import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/core/types.js';
import { createRepeatTally } from '../../src/statistics/repeat-tally.js';
import { wilson } from '../../src/statistics/wilson.js';
import { held, inconclusive, violated } from './observations.js';

const VERDICTS: Readonly<Record<string, Verdict>> = { h: held, v: violated, i: inconclusive };

/** Rows for cases whose repeats went as said: `hhv` held twice and was violated once. */
function rowsOf(repeats: number, ...cases: readonly (readonly [item: string, id: string, went: string])[]) {
  const tally = createRepeatTally(repeats);
  const condition = { model: 'm', task: 't', context: false, shots: 'zero', category: 'typo' };
  for (const [item, id, went] of cases)
    for (const each of went) tally.add({ ...condition, item, case: id, verdict: VERDICTS[each] ?? inconclusive });
  return tally.rows();
}

describe('repeats', () => {
  test('a case passes k times, fails once, is flaky, or cannot be told', () => {
    const [row] = rowsOf(
      3,
      ['1', 'a', 'hhh'],
      ['2', 'b', 'hhv'],
      ['3', 'c', 'vvv'],
      ['4', 'd', 'hih'],
      ['5', 'e', 'hii'],
      ['6', 'f', 'vvv'],
    );
    expect([row?.everyTime.count, row?.everyTime.of]).toEqual([1, 4]);
    expect([row?.flaky.count, row?.flaky.of]).toEqual([1, 5]);
  });

  test('each condition is a row', () => {
    const tally = createRepeatTally(2);
    const condition = { model: 'm', task: 't', context: false, shots: 'zero', category: 'typo' };
    const conditions = [
      {},
      { model: 'n' },
      { task: 'u' },
      { context: true },
      { shots: 'one' },
      { category: 'ner' },
    ].map((more) => ({ ...condition, ...more }));
    for (const each of conditions)
      for (const verdict of [held, held]) tally.add({ ...each, item: '1', case: 'a', verdict });
    expect(tally.rows()).toEqual(
      conditions.map((each) => ({ ...each, repeats: 2, everyTime: wilson(1, 1), flaky: wilson(0, 1) })),
    );
  });

  test('cases of one item are one cluster', () => {
    const [alone] = rowsOf(2, ['1', 'a', 'hh'], ['2', 'b', 'hv'], ['3', 'c', 'hh'], ['4', 'd', 'hv']);
    const [together] = rowsOf(2, ['1', 'a', 'hh'], ['1', 'b', 'hh'], ['2', 'c', 'hv'], ['2', 'd', 'hv']);
    expect(together?.everyTime.rate).toBe(alone?.everyTime.rate);
    expect((together?.everyTime.high ?? 0) - (together?.everyTime.low ?? 0)).toBeGreaterThan(
      (alone?.everyTime.high ?? 0) - (alone?.everyTime.low ?? 0),
    );
  });

  test('no cases, no rows', () => expect(rowsOf(2)).toEqual([]));
});
