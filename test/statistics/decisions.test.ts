import { describe, expect, test } from 'vitest';
import { createRng } from '../../src/core/rng.js';
import { createDecisions } from '../../src/statistics/decisions.js';
import { observation } from './observations.js';

const CELL = { model: 'm', task: 'yes-no', context: false, shots: 'zero', category: 'typo' };

/** What is decided of a cell whose items hold with the rate, and how many items that takes. */
function decide(rate: number, items: number, seed: string) {
  const decisions = createDecisions({ below: 0.9, error: 0.05 });
  const rng = createRng(seed);
  for (let at = 0; at < items && !decisions.decided(CELL); at++)
    decisions.add(observation('Yes', rng.next() < rate ? 'Yes' : 'No', { item: `${at}` }));
  return decisions.rows()[0];
}

describe('early decisions', () => {
  test('at the level itself, either is decided in 1 of 20 cells at most', () => {
    const made = Array.from({ length: 400 }, (_, at) => decide(0.9, 300, `level ${at}`)?.decision);
    for (const side of ['below', 'at least'])
      expect(made.filter((decision) => decision === side).length).toBeLessThanOrEqual(20);
  });

  test('well below and well above are decided right, and soon', () => {
    for (let at = 0; at < 20; at++) {
      const low = decide(0.6, 300, `low ${at}`);
      const high = decide(1, 300, `high ${at}`);
      expect([low?.decision, high?.decision]).toEqual(['below', 'at least']);
      expect(Math.max(low?.items ?? 999, high?.items ?? 999)).toBeLessThan(70);
    }
  });

  test('an item counts once, with the share of its cases that held', () => {
    const once = createDecisions({ below: 0.5, error: 0.05 });
    const often = createDecisions({ below: 0.5, error: 0.05 });
    for (let item = 0; item < 3; item++) {
      once.add(observation('Yes', 'No', { item: `${item}` }));
      for (let time = 0; time < 10; time++) often.add(observation('Yes', 'No', { item: `${item}` }));
    }
    expect(often.rows()).toEqual(once.rows());
  });

  test('an item whose cases hold as often as the level says is evidence for neither side', () => {
    const decisions = createDecisions({ below: 0.5, error: 0.05 });
    for (const answer of ['Yes', 'No']) decisions.add(observation('Yes', answer));
    expect(decisions.rows()).toEqual([{ ...CELL, level: 0.5, decision: undefined, items: 1, evidence: 1 }]);
  });

  test('what comes after a decision changes nothing; evidence is that of the likelier side', () => {
    const decisions = createDecisions({ below: 0.5, error: 0.05 });
    const add = (from: number, to: number) => {
      for (let item = from; item < to; item++) decisions.add(observation('Yes', 'No', { item: `${item}` }));
    };
    add(0, 9);
    const decided = decisions.decided(CELL);
    const rows = decisions.rows();
    add(9, 40);
    expect(decided).toBe('below');
    // The mean of (1 + s)^n over the stakes s is first above 20 for n = 7.
    const capital =
      Array.from({ length: 32 }, (_, at) => (1 + (at + 1) / 33) ** 7).reduce((sum, each) => sum + each) / 32;
    expect(rows).toEqual([{ ...CELL, level: 0.5, decision: 'below', items: 7, evidence: expect.closeTo(capital, 9) }]);
    expect(decisions.rows()).toEqual(rows);
  });

  test('cells are decided apart', () => {
    const decisions = createDecisions({ below: 0.5, error: 0.05 });
    const cells = [{}, { model: 'n' }, { task: 'sentiment' }, { context: true }, { shots: 'one' }, { category: 'ner' }];
    for (const more of cells) decisions.add(observation('Yes', 'No', more));
    expect(decisions.rows().map(({ items, evidence: _, decision: __, level: ___, ...cell }) => [cell, items])).toEqual(
      cells.map((more) => [{ ...CELL, ...more }, 1]),
    );
  });

  test('cases without a verdict decide nothing', () => {
    const decisions = createDecisions({ below: 0.9, error: 0.05 });
    for (let item = 0; item < 100; item++) decisions.add(observation('Yes', 'refused', { item: `${item}` }));
    expect(decisions.rows()).toEqual([{ ...CELL, level: 0.9, decision: undefined, items: 0, evidence: 1 }]);
  });
});
