import type { Condition, Membership, Outcome, Verdict } from '../core/types.js';

/** One line of `verdicts.jsonl`: a case under one condition, with both outcomes as they were read. */
export interface VerdictRecord extends Condition {
  /** Id of the case in `cases.jsonl`. */
  readonly case: string;
  readonly item: string;
  readonly category: string;
  readonly repeat: number;
  readonly source: Outcome;
  readonly followUp: Outcome;
  readonly verdict: Verdict;
  readonly key: { readonly label: string; readonly expected: readonly string[] } | null;
  readonly again: { readonly of: number; readonly changed: number };
  readonly member?: Membership;
}
