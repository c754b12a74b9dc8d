import { describe, expect, test } from 'vitest';
import { similar } from '../../relations/similar.js';
import type { Task } from '../../src/core/types.js';

const FREE: Task = { name: 'free text', like: 'labels', question: '', labels: [], opposites: {} };
const LABELS: Task = { ...FREE, name: 'certainty', labels: ['Not sure', 'Sure'] };

describe('similar', () => {
  test('at least 0.6 of the words are shared, or as much as is asked for', () => {
    const pair = { source: 'one two three four', followUp: 'two one', task: FREE };
    expect(similar.check(pair)).toEqual({ status: 'held' });
    expect(similar.check({ ...pair, threshold: 0.7 })).toEqual({
      status: 'violated',
      reason: 'Expected replies that share at least 0.7 of their words, got 0.66: `one two three four` and `two one`',
    });
    expect(similar.check({ ...pair, followUp: 'one x y z', threshold: 0.25 })).toEqual({ status: 'held' });
  });

  test('between labels only equal ones are similar, however many words they share', () => {
    expect(similar.check({ source: 'Sure', followUp: 'Sure', task: LABELS })).toEqual({ status: 'held' });
    expect(similar.check({ source: 'Sure', followUp: 'Not sure', task: LABELS })).toMatchObject({ status: 'violated' });
    expect(similar.expected({ label: 'Sure', task: LABELS })).toEqual(['Sure']);
  });
});
