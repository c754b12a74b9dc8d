import type { Condition, Edit } from '../core/types.js';

/** A violated case with all that is needed to understand it at a glance: texts, edits, answers and the promise that was broken. */
export interface Violation extends Condition {
  readonly category: string;
  readonly rule?: string;
  readonly source: string;
  readonly followUp: string;
  /** What was changed in the source; where absent, or where they do not make the follow-up, the words are compared. */
  readonly edits?: readonly Edit[];
  readonly relation: string;
  readonly sourceAnswer: string;
  readonly followUpAnswer: string;
  readonly reason: string;
}
