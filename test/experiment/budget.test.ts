import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../src/experiment/budget.js';
import { RunStopped } from '../../src/experiment/run-stopped.js';

const PRICE = { input: 1, output: 1 };
const usage = (dollars: number) => ({ inputTokens: dollars * 1e6, outputTokens: 0 });

describe('budget', () => {
  test('without limits only counts', () => {
    const budget = createBudget();
    for (let at = 0; at < 3; at++) budget.take(PRICE);
    budget.spend(usage(2), PRICE);
    budget.spend(undefined, PRICE);
    budget.spend(usage(5), undefined);
    expect([budget.requests, budget.cost]).toEqual([3, 2]);
  });

  test('has so many requests, answered or not', () => {
    const budget = createBudget({ maxRequests: 2 });
    budget.take(undefined);
    budget.spend(undefined, undefined);
    budget.take(undefined);
    expect(() => budget.take(undefined)).toThrow(RunStopped);
    expect(() => budget.take(undefined)).toThrow('the 2 requests of --max-requests are used up');
    expect(budget.requests).toBe(2);
  });

  test('is never passed once one reply is known to cost as much as any', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 20 }), (maxCost, atOnce) => {
        const budget = createBudget({ maxCost });
        budget.take(PRICE);
        budget.spend(usage(1), PRICE);
        for (;;) {
          let taken = 0;
          try {
            for (; taken < atOnce; taken++) budget.take(PRICE);
          } catch {}
          if (taken === 0) break;
          for (; taken > 0; taken--) budget.spend(usage(1), PRICE);
        }
        expect(budget.cost).toBe(Math.max(1, maxCost));
      }),
    );
  });

  test('lets a model without a known price go on', () => {
    const budget = createBudget({ maxCost: 1 });
    budget.take(PRICE);
    budget.spend(usage(1), PRICE);
    expect(() => budget.take(PRICE)).toThrow('the 1 $ of --max-cost are used up');
    expect(() => budget.take(undefined)).not.toThrow();
  });
});
