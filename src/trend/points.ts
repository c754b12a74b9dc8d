import { createPooledTally, type PooledRate } from '../statistics/pooled-tally.js';
import { readJsonLines } from '../store/json-lines.js';
import type { RunFolder } from '../store/run-folder.js';
import type { VerdictRecord } from '../store/verdict-record.js';

/** The rates of a run that has verdicts, over all its shots and contexts. */
export function pointsOf(folder: RunFolder): readonly PooledRate[] {
  const tally = createPooledTally();
  for (const value of readJsonLines(folder.path('verdicts'))) tally.add(value as VerdictRecord);
  return tally.rates();
}
