import { expect, test } from 'vitest';
import { allEnded } from '../../src/experiment/all-ended.js';

test('allEnded gives what all give', async () => {
  expect(await allEnded([Promise.resolve('a'), Promise.resolve('b')], new AbortController())).toEqual(['a', 'b']);
});

test('allEnded ends the others at the first failure, waits for them, and throws it', async () => {
  const abandon = new AbortController();
  const order: string[] = [];
  const other = new Promise<void>((resolve) => {
    abandon.signal.addEventListener('abort', () => {
      order.push('told');
      setTimeout(() => {
        order.push('ended');
        resolve();
      }, 5);
    });
  });
  const first = new Error('first');
  await expect(allEnded([other, Promise.reject(first)], abandon)).rejects.toBe(first);
  expect(order).toEqual(['told', 'ended']);
});
