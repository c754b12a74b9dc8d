import type { PooledRate } from '../statistics/pooled-tally.js';

export interface TrendRun {
  /** The name of its folder. */
  readonly name: string;
  /** When it was started, ISO 8601. */
  readonly started: string;
  /** Whether that is only the time of its manifest's file: the run does not tell. */
  readonly byFile: boolean;
  /** Whether it is the run that is looked at. */
  readonly shown: boolean;
  /** In what it differs from the run that is looked at, beside models and prompts; empty: their rates can be held against each other. */
  readonly differs: readonly string[];
  readonly points: readonly PooledRate[];
}

/** Runs of one experiment in the order of their time. */
export interface Trend {
  readonly runs: readonly TrendRun[];
  /** Runs that are older than those. */
  readonly older: number;
}
