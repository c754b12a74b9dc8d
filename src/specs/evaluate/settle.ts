import { RunStopped } from '../../experiment/run-stopped.js';

/** What came of askings that may be stopped: the values of those that ended, and why the others did not. */
export interface SettledAll<Value> {
  readonly values: readonly Value[];
  readonly stopped: RunStopped | undefined;
}

/** Waits for all of them. Rejects with what is no stop. */
export async function settleAll<Value>(promises: readonly Promise<Value>[]): Promise<SettledAll<Value>> {
  const settled = await Promise.allSettled(promises);
  const reasons = settled.flatMap((each): readonly unknown[] => (each.status === 'rejected' ? [each.reason] : []));
  const failed = reasons.find((each) => !(each instanceof RunStopped));
  if (failed !== undefined) throw failed;
  return {
    values: settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    stopped: reasons.find((each) => each instanceof RunStopped),
  };
}
