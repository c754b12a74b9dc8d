import { describe, expect, test } from 'vitest';
import { ModelError } from '../../src/core/errors.js';
import type { Model, Reply } from '../../src/core/types.js';
import { considerate, type Session } from '../../src/models/considerate.js';
import { type ScriptedAnswer, scripted } from '../../src/models/scripted.js';
import { modelContract } from '../../src/testing/model-contract.js';
import { requestOf } from '../support/request.js';

const busy = new ModelError('server', 'busy');

/** A session that writes down what its gate is told. */
function session(more: Partial<Session> = {}) {
  const told: string[] = [];
  const open: Session = {
    stopping: new AbortController().signal,
    gate: {
      before: () => void told.push('before'),
      after: (outcome) => void told.push(outcome instanceof Error ? outcome.message : outcome.text),
    },
    ...more,
  };
  return { told, open };
}

describe('considerate', () => {
  test('asks the gate before each attempt and tells it how it went', async () => {
    const { told, open } = session();
    const model = considerate(scripted([busy, busy, 'Yes']), { retryDelay: 0.001 }, open);
    expect(await model.complete(requestOf('Hello'))).toMatchObject({ text: 'Yes', ms: expect.any(Number) });
    expect(told).toEqual(['before', 'busy', 'before', 'busy', 'before', 'Yes']);
  });

  test('an attempt that the gate refuses is not made, and none after it', async () => {
    const { open } = session({
      gate: {
        before() {
          throw new Error('no more');
        },
        after: () => undefined,
      },
    });
    const model = scripted(['Yes']);
    await expect(considerate(model, {}, open).complete(requestOf('Hello'))).rejects.toThrow('no more');
    expect(model.requests).toHaveLength(0);
  });

  test('each attempt has its own time, and one that is late is tried again', async () => {
    let attempts = 0;
    const hangs: Model = {
      name: 'm',
      complete: () =>
        ++attempts < 3 ? new Promise<Reply>(() => undefined) : Promise.resolve({ text: 'Yes', finish: 'stop' }),
    };
    const { told, open } = session();
    const model = considerate(hangs, { timeout: 0.01, retryDelay: 0.001 }, open);
    expect((await model.complete(requestOf('Hello'))).text).toBe('Yes');
    expect(told).toEqual(['before', 'No reply within 0.01 s', 'before', 'No reply within 0.01 s', 'before', 'Yes']);
  });

  test('the time in line is no part of an attempt', async () => {
    const slow: Model = {
      name: 'm',
      complete: () => new Promise((resolve) => setTimeout(() => resolve({ text: 'Yes', finish: 'stop' }), 30)),
    };
    const model = considerate(slow, { timeout: 0.1, maxConcurrency: 1, attempts: 1 }, session().open);
    const replies = await Promise.all(Array.from({ length: 6 }, () => model.complete(requestOf('Hello'))));
    expect(replies.every(({ ms = 0 }) => ms < 100)).toBe(true);
  });

  test('a request that waits for its retry holds no place', async () => {
    const order: string[] = [];
    const failsOnce = scripted(({ messages }): ScriptedAnswer => {
      const asked = messages[0]?.content ?? '';
      order.push(asked);
      return asked === 'first' && order.length === 1 ? busy : 'Yes';
    });
    const model = considerate(failsOnce, { maxConcurrency: 1, retryDelay: 0.05 }, session().open);
    await Promise.all(['first', 'second', 'third'].map((text) => model.complete(requestOf(text))));
    expect(order).toEqual(['first', 'second', 'third', 'first']);
  });

  test('a reply without a word is asked again, and paid for', async () => {
    const { told, open } = session();
    const model = considerate(scripted(['', ' \n', 'Yes']), { retryDelay: 0.001 }, open);
    expect(await model.complete(requestOf('Hello'))).toMatchObject({ text: 'Yes' });
    expect(told).toEqual(['before', '', 'before', ' \n', 'before', 'Yes']);
    const withheld = { text: '', finish: 'filtered' } as const;
    expect(await considerate(scripted([withheld]), {}, open).complete(requestOf('Hello'))).toMatchObject(withheld);
    const never = considerate(scripted(['', '']), { attempts: 2, retryDelay: 0.001 }, open);
    await expect(never.complete(requestOf('Hello'))).rejects.toMatchObject({ kind: 'incomplete' });
  });

  test('whoever waits for a retry waits no longer once nothing more is to be asked', async () => {
    const stop = new AbortController();
    const { open } = session({
      stopping: stop.signal,
      onRetry: () => setImmediate(() => stop.abort(new Error('enough'))),
    });
    const model = considerate(scripted([busy, 'Yes']), { retryDelay: 3600 }, open);
    await expect(model.complete(requestOf('Hello'))).rejects.toThrow('enough');
  });
});

modelContract('considerate', async () => {
  const { open } = session();
  return {
    model: considerate(
      scripted(() => 'Yes'),
      {},
      open,
    ),
    failing: considerate(
      scripted(() => busy),
      { attempts: 2, retryDelay: 0.001 },
      open,
    ),
    messages: requestOf('Hello').messages,
  };
});
