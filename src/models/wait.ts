import { setTimeout as wait } from 'node:timers/promises';

/** Waits so many milliseconds; rejects with the signal's own reason when it fires. */
export async function waiting(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(milliseconds, undefined, { signal });
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}
