import { describe, expect, test } from 'vitest';
import { same } from '../../relations/same.js';
import type { Outcome } from '../../src/core/types.js';
import { shrink } from '../../src/shrink/shrink.js';
import { sentiment } from '../../src/tasks/sentiment.js';

const SOURCE = 'The soup was warm.';
const FOLLOW_UP = 'Not gonna lie, the soup was really warm today.';
const says = (value: string): Outcome => ({ kind: 'answer', value });

/** Shrinks where the model says what `answer` says; tells what was asked. */
async function shrunk(answer: (text: string, turn: number) => Outcome, askings = 3) {
  const asked: string[] = [];
  const result = await shrink({
    source: SOURCE,
    followUp: FOLLOW_UP,
    relation: same,
    task: sentiment,
    noise: { count: 1, of: 50, rate: 0.02, low: 0, high: 0.1 },
    askings,
    ask: async (text, turn) => {
      asked.push(`${turn} ${text}`);
      return answer(text, turn);
    },
  });
  return { ...result, asked };
}

describe('shrink', () => {
  test('keeps the one word that flips the answer', async () => {
    const { end, smallest } = await shrunk((text) => says(text.startsWith('Not') ? 'Negative' : 'Neutral'));
    expect([end, smallest?.text, smallest?.changes]).toEqual(['smaller', 'Not The soup was warm.', 1]);
    expect(smallest?.outcomes).toEqual([says('Negative'), says('Negative'), says('Negative')]);
  });

  test('a part that flips once by noise does not count', async () => {
    const { end, smallest } = await shrunk((text, turn) =>
      says(text === FOLLOW_UP || (text !== SOURCE && turn === 0) ? 'Negative' : 'Neutral'),
    );
    expect([end, smallest?.text]).toEqual(['whole', FOLLOW_UP]);
  });

  test('a part that flips nothing is asked once', async () => {
    const { asked, askings, tried } = await shrunk((text) => says(text === FOLLOW_UP ? 'Negative' : 'Neutral'));
    expect(asked.length).toBe(2 * askings + tried);
    expect(tried).toBeGreaterThan(5);
  });

  test.each<readonly [what: string, answer: (text: string, turn: number) => Outcome, end: string]>([
    ['a source with two answers', (_, turn) => says(turn === 1 ? 'Positive' : 'Neutral'), 'unsteady'],
    ['a source that is refused', () => ({ kind: 'refused', reply: 'No.' }), 'unsteady'],
    [
      'a follow-up that flips now and then',
      (text, turn) => says(text === FOLLOW_UP && turn > 0 ? 'Negative' : 'Neutral'),
      'gone',
    ],
    [
      'a follow-up that is refused',
      (text) => (text === SOURCE ? says('Neutral') : { kind: 'refused', reply: 'No.' }),
      'gone',
    ],
  ])('%s shows noise, and no text in between is asked', async (_, answer, wanted) => {
    const { end, smallest, asked, askings } = await shrunk(answer);
    expect([end, smallest, asked.length]).toEqual([wanted, undefined, 2 * askings]);
  });
});
