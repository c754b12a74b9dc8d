import { describe, expect, test } from 'vitest';
import { inOrder } from '../../src/experiment/in-order.js';

async function* count(to: number): AsyncGenerator<number> {
  for (let n = 0; n < to; n++) yield n;
}

describe('inOrder', () => {
  test('keeps the order whatever finishes first, and never has more than its width under way', async () => {
    let running = 0;
    let most = 0;
    const work = async (n: number) => {
      most = Math.max(most, ++running);
      for (let tick = 0; tick < (n % 3) * 5; tick++) await Promise.resolve();
      running--;
      return n * 2;
    };
    const got: number[] = [];
    for await (const value of inOrder(count(50), 4, work)) got.push(value);
    expect(got).toEqual(Array.from({ length: 50 }, (_, n) => n * 2));
    expect(most).toBeLessThanOrEqual(4);
  });

  test('throws the failure of the first value that fails, in its turn', async () => {
    const got: number[] = [];
    const run = async () => {
      for await (const value of inOrder(count(5), 2, async (n) => (n === 3 ? Promise.reject(new Error('three')) : n)))
        got.push(value);
    };
    await expect(run()).rejects.toThrow('three');
    expect(got).toEqual([0, 1, 2]);
  });
});
