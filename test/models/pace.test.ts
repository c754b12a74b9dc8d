import { describe, expect, test } from 'vitest';
import { ModelError } from '../../src/core/errors.js';
import type { Model, Reply } from '../../src/core/types.js';
import { type PaceOptions, paced } from '../../src/models/pace.js';
import { modelContract } from '../../src/testing/model-contract.js';
import { fakeClock } from '../support/clock.js';
import { requestOf } from '../support/request.js';

/** Asks so many times at once on a clock of its own; when each attempt was made, and the most that were under way. */
async function asked(
  requests: number,
  options: Partial<PaceOptions>,
  answer: (nth: number) => Reply | Error = () => ({ text: 'Yes', finish: 'stop' }),
  latency = 100,
) {
  const clock = fakeClock();
  const at: number[] = [];
  let [underWay, most] = [0, 0];
  const model: Model = {
    name: 'm',
    async complete({ signal }) {
      const nth = at.push(clock.now()) - 1;
      most = Math.max(most, ++underWay);
      await clock.sleep(latency, signal);
      underWay--;
      const outcome = answer(nth);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
  const slow = paced(model, { start: 8, most: 64, now: clock.now, sleep: clock.sleep, ...options });
  const all = Promise.allSettled(
    Array.from({ length: requests }, () => slow.complete(requestOf('Hello, how are you'))),
  );
  const outcomes = await clock.until(all);
  return { at, most, outcomes: outcomes.map(({ status }) => status), took: clock.now() };
}

describe('paced', () => {
  test('widens while it pays, and never beyond the most', async () => {
    const { most, took } = await asked(2000, { most: 32 });
    expect(most).toBe(32);
    expect(took).toBeLessThan(1.1 * ((2000 * 100) / 32) + 500);
    expect((await asked(100, { most: 3 })).most).toBe(3);
  });

  test('keeps to requests a minute', async () => {
    const { at } = await asked(200, { requestsPerMinute: 600 });
    expect(at.filter((time) => time < 1000).length).toBeLessThanOrEqual(20);
    expect(at.at(-1)).toBeGreaterThanOrEqual(18_900);
    expect(at.at(-1)).toBeLessThan(20_000);
  });

  test('keeps to tokens a minute, as they were counted by the provider', async () => {
    const usage = { inputTokens: 50, outputTokens: 50 };
    const { at } = await asked(60, { tokensPerMinute: 6000, most: 4 }, () => ({ text: '', finish: 'stop', usage }));
    expect(at.at(-1)).toBeGreaterThan(55_000);
    expect(at.at(-1)).toBeLessThan(61_000);
  });

  test.each([
    [2500, 2500],
    [undefined, 1000],
  ])('after a refusal that asks for %s ms nobody asks for %s ms, and then fewer at once', async (retryAfter, pause) => {
    const refusal = new ModelError('rate-limit', 'slow down', retryAfter === undefined ? {} : { retryAfter });
    const { at, outcomes } = await asked(40, {}, (nth) => (nth < 8 ? refusal : { text: '', finish: 'stop' }));
    expect(outcomes.filter((status) => status === 'rejected')).toHaveLength(8);
    expect(at.slice(0, 8)).toEqual(Array(8).fill(0));
    expect(at.slice(8).every((time) => time >= 100 + pause)).toBe(true);
    expect(at.filter((time) => time === 100 + pause)).toHaveLength(4);
  });

  test('other failures change nothing for the others', async () => {
    const { at } = await asked(16, {}, (nth) =>
      nth < 8 ? new ModelError('server', 'HTTP 500') : { text: '', finish: 'stop' },
    );
    expect(at).toEqual([...Array(8).fill(0), ...Array(8).fill(100)]);
  });

  test('whoever waits for the pace waits no longer once all is to stop', async () => {
    const stop = new AbortController();
    const model = paced(
      { name: 'm', complete: async () => ({ text: '', finish: 'stop' }) },
      {
        ...{ start: 8, most: 8, requestsPerMinute: 1, stopping: stop.signal },
      },
    );
    await model.complete(requestOf('first'));
    const waiting = model.complete(requestOf('second'));
    setImmediate(() => stop.abort(new Error('enough')));
    await expect(waiting).rejects.toThrow('enough');
  });
});

modelContract('paced', async () => ({
  model: paced({ name: 'm', complete: answering }, { start: 2, most: 4 }),
  messages: requestOf('Hello').messages,
}));

async function answering({ signal }: { signal: AbortSignal }): Promise<Reply> {
  signal.throwIfAborted();
  return { text: 'Yes', finish: 'stop' };
}
