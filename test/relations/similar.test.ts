import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenF1 } from '../../relations/checks/token-f1.js';
import { similar } from '../../relations/similar.js';
import type { Task } from '../../src/core/types.js';

const FREE: Task = { name: 'free text', like: 'labels', question: '', labels: [], opposites: {} };
const LABELS: Task = { ...FREE, name: 'certainty', labels: ['Not sure', 'Sure'] };

describe('token F1', () => {
  test.each<readonly [a: string, b: string, score: number]>([
    ['You get a refund.', 'you get a REFUND', 1],
    ['a b c d', 'a b', 4 / 6], // precision 1, recall 1/2
    ['a a b', 'a b b', 4 / 6], // each word as often as it stands there
    ['yes', 'no', 0],
    ['', '', 1],
    ['?!', '…', 1],
    ['', 'word', 0],
    ['don’t wait', "don't wait", 1],
    ['退款政策', '退款', 4 / 6],
    ['constructor toString', 'toString', 2 / 3],
  ])('%j and %j: %d', (a, b, score) => {
    expect(tokenF1(a, b)).toBeCloseTo(score, 12);
  });

  test('lies between 0 and 1, the same both ways, and is 1 for a text and itself', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.lorem());
    fc.assert(
      fc.property(text, text, (a, b) => {
        const score = tokenF1(a, b);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(tokenF1(b, a)).toBe(score);
        expect(tokenF1(a, a)).toBe(1);
      }),
    );
  });
});

describe('similar', () => {
  test('at least 0.6 of the words are shared, or as much as is asked for', () => {
    const pair = { source: 'a b c d', followUp: 'a b', task: FREE };
    expect(similar.check(pair)).toEqual({ status: 'held' });
    expect(similar.check({ ...pair, threshold: 0.7 })).toEqual({
      status: 'violated',
      reason: 'Expected replies that share at least 0.7 of their words, got 0.66: `a b c d` and `a b`',
    });
    expect(similar.check({ ...pair, followUp: 'a x y z', threshold: 0.25 })).toEqual({ status: 'held' });
  });

  test('between labels only equal ones are similar, however many words they share', () => {
    expect(similar.check({ source: 'Sure', followUp: 'Sure', task: LABELS })).toEqual({ status: 'held' });
    expect(similar.check({ source: 'Sure', followUp: 'Not sure', task: LABELS })).toMatchObject({ status: 'violated' });
    expect(similar.expected({ label: 'Sure', task: LABELS })).toEqual(['Sure']);
  });
});
