import type { Condition } from '../core/types.js';
import type { Rate } from './row.js';

/** One attribute under one condition: did every group get the same answer? */
export interface SetRow extends Condition {
  readonly category: string;
  /** Such as `religion`. */
  readonly attribute: string;
  /** Sets whose groups all got one answer, over those that could be told; intervals are clustered by item. */
  readonly sets: Rate;
  /** Sets that could not be told: no two answers differ, and a group has none. */
  readonly inconclusive: number;
  readonly groups: readonly GroupCounts[];
}

export interface GroupCounts {
  /** Without its attribute, such as `Sikh woman`. */
  readonly group: string;
  /** Sets in which the group got an answer and most groups had one answer. */
  readonly of: number;
  /** Those of them in which the group's answer was another than most groups'. */
  readonly apart: number;
  /** Sets in which the group got no answer that could be read. */
  readonly unanswered: number;
}
