import { describe, expect, it } from 'vitest';
import { within } from '../../src/models/within.js';

const { signal } = new AbortController();
const never = () => new Promise<never>(() => {});

describe('within', () => {
  it('gives what the work gives', async () => {
    expect(await within({ signal, deadline: 60_000 }, async () => 'done')).toBe('done');
  });

  it('rejects as the work rejects', async () => {
    const error = new Error('oops');
    await expect(within({ signal }, () => Promise.reject(error))).rejects.toBe(error);
  });

  it('rejects at the deadline and fires the signal of the work', async () => {
    let seen: AbortSignal | undefined;
    const late = within({ signal, deadline: 5 }, (own) => {
      seen = own;
      return never();
    });
    await expect(late).rejects.toMatchObject({
      name: 'ModelError',
      kind: 'timeout',
      message: 'No reply within 0.005 s',
    });
    expect(seen?.aborted).toBe(true);
  });

  it('rejects with the reason of the caller', async () => {
    const caller = new AbortController();
    const work = within({ signal: caller.signal }, never);
    caller.abort('enough');
    await expect(work).rejects.toBe('enough');
  });

  it('within another one gives the work its signal, and a new one only for a deadline', async () => {
    const seen: AbortSignal[] = [];
    const see = async (own: AbortSignal) => void seen.push(own);
    await within({ signal }, async (outer) => {
      seen.push(outer);
      await within({ signal: outer }, see);
      await within({ signal: outer, deadline: 60_000 }, see);
    });
    const [outer, inner, timed] = seen;
    expect([outer === signal, inner === outer, timed === outer]).toEqual([false, true, false]);
  });

  it('does not begin under an aborted signal', async () => {
    let begun = false;
    const work = within({ signal: AbortSignal.abort('enough') }, async () => {
      begun = true;
    });
    await expect(work).rejects.toBe('enough');
    expect(begun).toBe(false);
  });
});
