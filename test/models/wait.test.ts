import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { waiting } from '../../src/models/wait.js';

describe('waiting', () => {
  test('ends when the time is over, and leaves nothing on the signals', async () => {
    const signals = [new AbortController().signal, undefined, new AbortController().signal];
    await Promise.all(Array.from({ length: 50 }, () => waiting(5, ...signals)));
    expect(signals.map((signal) => signal && getEventListeners(signal, 'abort').length)).toEqual([0, undefined, 0]);
  });

  test.each([0, 1])('rejects with the reason of signal %s', async (which) => {
    const controllers = [new AbortController(), new AbortController()];
    const waits = waiting(60_000, ...controllers.map(({ signal }) => signal));
    controllers[which]?.abort('enough');
    await expect(waits).rejects.toBe('enough');
    expect(controllers.map(({ signal }) => getEventListeners(signal, 'abort').length)).toEqual([0, 0]);
  });

  test('does not wait under a signal that has fired', async () => {
    await expect(waiting(60_000, AbortSignal.abort('before'))).rejects.toBe('before');
  });
});
