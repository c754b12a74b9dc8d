import type { RunFolder } from '../store/run-folder.js';
import { promptConditions } from './conditions.js';
import { distinctRequests } from './distinct-requests.js';
import { openHeldReplies } from './held-replies.js';
import { byItem } from './plan.js';
import type { Prepared } from './prepare.js';
import { readCases } from './read-cases.js';

export interface SettledOptions {
  /** The folder of replies that outlive runs; undefined: they are not looked at. */
  readonly cache: string | undefined;
  /** Whether what was given up in an earlier session is asked again. */
  readonly again: boolean;
}

/** Whether nothing is left in a run that a provider has to be asked: then it can be ended without a key. */
export async function isSettled(prepared: Prepared, folder: RunFolder, options: SettledOptions): Promise<boolean> {
  const conditions = await promptConditions(prepared, folder, () => undefined);
  const cases = () => byItem(readCases(folder));
  const held = openHeldReplies(folder, options.cache);
  try {
    for await (const { key, to } of distinctRequests(prepared, { cases, conditions })) {
      if (to.local) continue;
      const where = held.find(key, to);
      if (where === undefined || (where === 'given-up' && options.again)) return false;
    }
    return true;
  } finally {
    held.close();
  }
}
