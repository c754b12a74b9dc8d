import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Observation, Verdict } from '../../src/core/types.js';
import { createItemCounts } from '../../src/statistics/item-counts.js';
import type { Cells } from '../../src/statistics/row.js';

const cell = fc.constantFrom<keyof Cells | undefined>(
  'rightRight',
  'rightWrong',
  'wrongRight',
  'wrongWrongSame',
  undefined,
);
const status = fc.constantFrom<Verdict['status']>('held', 'violated', 'inconclusive');
const VERDICTS: Readonly<Record<Verdict['status'], Verdict>> = {
  held: { status: 'held' },
  violated: { status: 'violated', reason: '' },
  inconclusive: { status: 'inconclusive', cause: 'refused', reason: '' },
};
const seen = fc.record({ item: fc.nat({ max: 300 }), cell, status, of: fc.nat({ max: 3 }) });

test('counts each item apart, in whatever order they come; the identity arm once, from the first', () => {
  fc.assert(
    fc.property(fc.array(seen, { maxLength: 2000, size: 'max' }), (all) => {
      const counts = createItemCounts();
      for (const { item, cell, status, of } of all) {
        const verdict = VERDICTS[status];
        const outcome = { kind: 'answer', value: 'Yes' } as const;
        const observation: Observation = {
          ...{ model: 'm', task: 't', context: false, shots: 'zero', category: 'c', key: null, verdict },
          ...{ item: `item ${item}`, source: outcome, followUp: outcome, again: { of, changed: Math.min(of, 1) } },
        };
        counts.add(observation, cell);
      }
      const items = [...new Set(all.map(({ item }) => item))];
      const of = (item: number) => all.filter((each) => each.item === item);
      const many = (item: number, holds: (each: (typeof all)[number]) => boolean) => of(item).filter(holds).length;
      expect([...counts.clusters('held', ['held', 'violated'])]).toEqual(
        items.map((item) => ({
          count: many(item, (each) => each.status === 'held'),
          of: many(item, (each) => each.status !== 'inconclusive'),
        })),
      );
      expect([...counts.clusters('followUpRight', ['labelled'])]).toEqual(
        items.map((item) => ({
          count: many(item, (each) => each.cell === 'rightRight' || each.cell === 'wrongRight'),
          of: many(item, (each) => each.cell !== undefined),
        })),
      );
      expect([...counts.clusters('changed', ['asked'])]).toEqual(
        items.map((item) => ({ count: Math.min(of(item)[0]?.of ?? 0, 1), of: of(item)[0]?.of })),
      );
    }),
    { numRuns: 30 },
  );
});
