import { describe, expect, it } from 'vitest';
import { ModelError } from '../../src/core/errors.js';
import type { Model } from '../../src/core/types.js';
import { type RetryOptions, retrying } from '../../src/models/retry.js';
import { type ScriptedAnswer, scripted } from '../../src/models/scripted.js';
import { modelContract } from '../../src/testing/model-contract.js';
import { requestOf } from '../support/request.js';

const busy = new ModelError('server', 'busy');
const limited = (retryAfter: number) => new ModelError('rate-limit', 'slow down', { retryAfter });

/** Asks once through `retrying` without waiting; tells the waits it would have made. */
async function ask(answers: readonly ScriptedAnswer[], options: RetryOptions = {}) {
  const waits: number[] = [];
  const sleep = async (milliseconds: number) => void waits.push(milliseconds);
  const model = scripted(answers);
  const reply = retrying(model, { random: () => 0, sleep, ...options }).complete(requestOf('Hello'));
  const result = await reply.then(
    ({ text }) => text,
    (error: unknown) => error,
  );
  return { result, waits, asked: model.requests.length };
}

describe('retrying', () => {
  it.each<[string, readonly ScriptedAnswer[], RetryOptions, Awaited<ReturnType<typeof ask>>]>([
    ['asks once when that succeeds', ['Yes'], {}, { result: 'Yes', waits: [], asked: 1 }],
    ['doubles the wait', [busy, busy, busy, 'Yes'], {}, { result: 'Yes', waits: [500, 1000, 2000], asked: 4 }],
    [
      'adds at most as much by chance',
      [busy, 'Yes'],
      { random: () => 0.999 },
      { result: 'Yes', waits: [1000], asked: 2 },
    ],
    ['stops doubling', [busy, busy, 'Yes'], { maxDelay: 1200 }, { result: 'Yes', waits: [500, 600], asked: 3 }],
    ['waits as long as the provider asks', [limited(7000), 'Yes'], {}, { result: 'Yes', waits: [7000], asked: 2 }],
    ['does not wait less than backoff', [limited(1), 'Yes'], {}, { result: 'Yes', waits: [500], asked: 2 }],
    ['gives up after the attempts', [busy, busy, 'Yes'], { attempts: 2 }, { result: busy, waits: [500], asked: 2 }],
    ['tries once if told so', [busy, 'Yes'], { attempts: 1 }, { result: busy, waits: [], asked: 1 }],
  ])('%s', async (_, answers, options, want) => {
    expect(await ask(answers, options)).toEqual(want);
  });

  it('does not wait for a provider that asks for too long', async () => {
    const error = limited(700_000);
    expect(await ask([error, 'Yes'])).toEqual({ result: error, waits: [], asked: 1 });
  });

  it.each(['key', 'unknown-model', 'bad-request', 'no-recording'] as const)('does not retry %s', async (kind) => {
    const error = new ModelError(kind, 'no');
    expect(await ask([error, 'Yes'])).toEqual({ result: error, waits: [], asked: 1 });
  });

  it.each(['rate-limit', 'timeout', 'network', 'server', 'incomplete'] as const)('retries %s', async (kind) => {
    expect(await ask([new ModelError(kind, 'no'), 'Yes'])).toEqual({ result: 'Yes', waits: [500], asked: 2 });
  });

  it.each([new TypeError('a bug'), new Error('another')])('does not retry a bug: %s', async (bug) => {
    expect(await ask([bug, 'Yes'])).toEqual({ result: bug, waits: [], asked: 1 });
  });

  it('tells of each retry before it waits', async () => {
    const told: unknown[] = [];
    await ask([busy, limited(7000), 'Yes'], {
      onRetry: (retry) => void told.push({ ...retry, error: retry.error.kind }),
    });
    expect(told).toEqual([
      { error: 'server', attempt: 1, delay: 500 },
      { error: 'rate-limit', attempt: 2, delay: 7000 },
    ]);
  });

  it('gives every attempt its deadline, even where the model ignores the signal', async () => {
    const deaf: Model = { name: 'deaf', complete: () => new Promise(() => {}) };
    const model = retrying(deaf, { attempts: 2, deadline: 10, minDelay: 1 });
    await expect(model.complete(requestOf('Hello'))).rejects.toMatchObject({ kind: 'timeout' });
  });

  it.each<unknown>([new Error('Ctrl-C'), 'just a word', undefined])(
    'stops waiting with the reason %s',
    async (reason) => {
      const caller = new AbortController();
      const model = retrying(scripted([busy, 'Yes']), {
        minDelay: 60_000,
        onRetry: () => setImmediate(() => caller.abort(reason)),
      });
      const thrown = await model
        .complete({ ...requestOf('Hello'), signal: caller.signal })
        .catch((error: unknown) => error);
      expect([caller.signal.aborted, thrown]).toEqual([true, caller.signal.reason]);
    },
  );

  it('leaves no listener on the signal of a run', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners++;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners--;
      remove(...args);
    };
    await retrying(scripted(['Yes'])).complete({ ...requestOf('Hello'), signal });
    expect(listeners).toBe(0);
  });
});

modelContract('retrying', async () => ({
  model: retrying(scripted(() => 'Yes')),
  failing: retrying(
    scripted(() => busy),
    { attempts: 2, minDelay: 1 },
  ),
  messages: [{ role: 'user', content: 'Hello' }],
}));
