import type { Pair } from '../datasets/pairs.js';
import { collectFindings } from '../findings/collect-findings.js';
import { createTally } from '../statistics/tally.js';
import { createWorstTally } from '../statistics/worst-tally.js';
import type { VerdictRecord } from '../store/verdict-record.js';

/** All that is counted of a run, while its verdicts stream by. */
export interface Counts {
  add(record: VerdictRecord, pair: Pair): void;
  readonly tally: ReturnType<typeof createTally>;
  readonly worst: ReturnType<typeof createWorstTally>;
  readonly findings: ReturnType<typeof collectFindings>;
}

export function createCounts(): Counts {
  const [tally, worst, findings] = [createTally(), createWorstTally(), collectFindings()];
  return {
    add(record, pair) {
      tally.add(record);
      worst.add(record);
      findings.add(record, pair);
    },
    tally,
    worst,
    findings,
  };
}
