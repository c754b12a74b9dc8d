import type { Membership } from './perturbation.js';
import type { Outcome, Verdict } from './relation.js';

export type Shots = 'zero' | 'one' | 'few' | (string & {});

/** The condition that a row of a table stands for. */
export interface Condition {
  readonly model: string;
  readonly task: string;
  /** Whether the prompt carried the item's context. */
  readonly context: boolean;
  readonly shots: Shots;
}

/** One judged metamorphic test case under one condition: what tables are counted from. */
export interface Observation extends Condition {
  readonly category: string;
  /** The item: intervals are clustered by it. */
  readonly item: string;
  readonly source: Outcome;
  readonly followUp: Outcome;
  readonly verdict: Verdict;
  /** The right label of the source, and those right for the follow-up; null where there is no label, or none can be right. */
  readonly key: { readonly label: string; readonly expected: readonly string[] } | null;
  /** The identity arm of this source: how often it was asked again and read, and how often the answer then differed. */
  readonly again: { readonly of: number; readonly changed: number };
  /** The set that the follow-up is of, where it is of one. */
  readonly member?: Membership;
}
