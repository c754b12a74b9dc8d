import { describe, expect, test } from 'vitest';
import { createTurns } from '../../src/models/turns.js';

/** A call that ends when it is told to. */
function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

describe('turns', () => {
  test('go to so many at once, first come first served', async () => {
    const turns = createTurns(() => 3);
    const begun: number[] = [];
    let [running, most] = [0, 0];
    const calls = Array.from({ length: 5000 }, (_, at) =>
      turns.take(async () => {
        begun.push(at);
        most = Math.max(most, ++running);
        await Promise.resolve();
        running--;
        return at;
      }),
    );
    expect(turns.waiting).toBe(4997);
    expect(await Promise.all(calls)).toEqual(calls.map((_, at) => at));
    expect([begun, most, turns.waiting]).toEqual([calls.map((_, at) => at), 3, 0]);
  });

  test('follow a width that changes, up and down', async () => {
    let width = 1;
    const turns = createTurns(() => width);
    const calls = Array.from({ length: 6 }, held);
    let running = 0;
    const all = calls.map(({ until }) =>
      turns.take(async () => {
        running++;
        await until;
        running--;
      }),
    );
    const step = async (to: number, end: number) => {
      width = to;
      calls[end]?.release();
      await new Promise(setImmediate);
      return running;
    };
    expect(await step(3, 0)).toBe(3);
    expect(await step(1, 1)).toBe(2);
    expect(await step(1, 2)).toBe(1);
    expect(await step(2, 3)).toBe(2);
    for (const { release } of calls) release();
    await Promise.all(all);
  });

  test('a call that fails gives its place on', async () => {
    const turns = createTurns(() => 1);
    const failing = turns.take(() => Promise.reject(new Error('oops')));
    const next = turns.take(async () => 'next');
    await expect(failing).rejects.toThrow('oops');
    expect(await next).toBe('next');
  });
});
