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
    for await (const value of inOrder(count(50), { active: 4, held: 8 }, work)) got.push(value);
    expect(got).toEqual(Array.from({ length: 50 }, (_, n) => n * 2));
    expect(most).toBeLessThanOrEqual(4);
  });

  test('one that takes long holds up results, not works, until so many are held', async () => {
    let release: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const begun: number[] = [];
    const work = async (n: number) => {
      begun.push(n);
      if (n === 0) await slow;
      return n;
    };
    const results = inOrder(count(50), { active: 4, held: 10 }, work);
    const first = results.next();
    for (let tick = 0; tick < 200; tick++) await Promise.resolve();
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    release();
    expect((await first).value).toBe(0);
    const rest: number[] = [];
    for await (const value of results) rest.push(value);
    expect(rest).toEqual(Array.from({ length: 49 }, (_, n) => n + 1));
  });

  test('throws the failure of the first value that fails, in its turn', async () => {
    const got: number[] = [];
    const run = async () => {
      for await (const value of inOrder(count(5), { active: 2, held: 2 }, async (n) =>
        n === 3 ? Promise.reject(new Error('three')) : n,
      ))
        got.push(value);
    };
    await expect(run()).rejects.toThrow('three');
    expect(got).toEqual([0, 1, 2]);
  });
});
