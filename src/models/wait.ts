import { setMaxListeners } from 'node:events';

/**
 * Waits so many milliseconds; rejects with the own reason of the first signal that fires. Leaves nothing on the signals: a
 * run's lives for 100,000 waits, and whatever `AbortSignal.any` makes of it stays with it.
 */
export function waiting(milliseconds: number, ...signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const given = signals.filter((signal) => signal !== undefined);
    const end = () => {
      clearTimeout(timer);
      for (const signal of given) signal.removeEventListener('abort', end);
      const fired = given.find(({ aborted }) => aborted);
      if (fired) reject(fired.reason);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    for (const signal of given) {
      setMaxListeners(0, signal); // one for each who waits is no leak
      signal.addEventListener('abort', end, { once: true });
    }
    if (given.some(({ aborted }) => aborted)) end();
  });
}
