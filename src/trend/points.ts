import { createPooledTally, type PooledRate } from '../statistics/pooled-tally.js';
import { readJsonLines } from '../store/json-lines.js';
import type { RunFolder } from '../store/run-folder.js';
import type { VerdictRecord } from '../store/verdict-record.js';

/** Verdicts after which others have their turn: who looks at a page does not wait for its trend. */
const AT_ONCE = 4000;

/** The rates of a run that has verdicts, over all its shots and contexts. */
export async function pointsOf(folder: RunFolder): Promise<readonly PooledRate[]> {
  const tally = createPooledTally();
  let read = 0;
  for (const value of readJsonLines(folder.path('verdicts'))) {
    tally.add(value as VerdictRecord);
    if (++read % AT_ONCE === 0) await new Promise(setImmediate);
  }
  return tally.rates();
}
