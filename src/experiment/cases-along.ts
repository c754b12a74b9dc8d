import type { Pair } from '../datasets/pairs.js';
import type { RunFolder } from '../store/run-folder.js';
import { byItem } from './plan.js';
import { readCases } from './read-cases.js';

/**
 * Looks up the cases that verdicts are about, by reading both files side by side: verdicts come model by model, and for
 * each model item by item in the order of the cases.
 */
export function casesAlong(folder: RunFolder): (id: string) => Promise<Pair> {
  let groups = byItem(readCases(folder));
  let current = new Map<string, Pair>();
  return async (id) => {
    for (let restarts = 0; restarts < 2; ) {
      const found = current.get(id);
      if (found) return found;
      const next = await groups.next();
      if (next.done) {
        restarts++;
        groups = byItem(readCases(folder));
      } else current = new Map(next.value.map((pair) => [pair.id, pair]));
    }
    throw new Error(`Expected the case ${id} in ${folder.path('cases')}`);
  };
}
