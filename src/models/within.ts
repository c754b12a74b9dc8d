import { setMaxListeners } from 'node:events';
import { ModelError } from '../core/errors.js';

/** Signals that were made here, for one work each. */
const made = new WeakSet<AbortSignal>();

/**
 * Does the work with a signal of its own, which fires with the caller's or after `deadline` milliseconds, and takes its
 * listeners away afterwards: SDKs leave theirs on the signal they are given, and a run's signal lives for 100,000 requests.
 * Rejects with the caller's reason or `ModelError('timeout')`, even when the work ignores its signal. Within another one, and
 * without a deadline of its own, it is the work alone.
 */
export async function within<T>(
  { signal, deadline }: { readonly signal: AbortSignal; readonly deadline?: number | undefined },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  if (deadline === undefined && made.has(signal)) return await work(signal);
  const own = new AbortController();
  made.add(own.signal);
  const stopped = new Promise<never>((_, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason), { once: true });
  });
  setMaxListeners(0, signal); // one listener per request in flight is no leak
  const follow = () => own.abort(signal.reason);
  signal.addEventListener('abort', follow, { once: true });
  const timer =
    deadline === undefined
      ? undefined
      : setTimeout(() => own.abort(new ModelError('timeout', `No reply within ${deadline / 1000} s`)), deadline);
  try {
    return await Promise.race([work(own.signal), stopped]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', follow);
  }
}
