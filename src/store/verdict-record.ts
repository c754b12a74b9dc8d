import type { Observation } from '../core/types.js';

/** One line of `verdicts.jsonl`: a case under one condition, with both outcomes as they were read. */
export interface VerdictRecord extends Observation {
  /** Id of the case in `cases.jsonl`. */
  readonly case: string;
  readonly repeat: number;
}
