import type { RelationName } from './perturbation.js';
import type { Task } from './task.js';

/** What a reply was read as. `value` is one of the task's labels, spelled as the task spells it. */
export type Answer =
  | { readonly kind: 'answer'; readonly value: string }
  | { readonly kind: 'refused' | 'unreadable'; readonly reply: string };

/** An answer, or the infrastructure's failure to get one (which is never an answer). */
export type Outcome = Answer | { readonly kind: 'error'; readonly reason: string };

export type InconclusiveCause = 'refused' | 'unreadable' | 'no-opposite' | 'model-error';

export type Verdict =
  | { readonly status: 'held' }
  | { readonly status: 'violated'; readonly reason: string }
  | { readonly status: 'inconclusive'; readonly cause: InconclusiveCause; readonly reason: string };

/** Two answers that were read, as labels of the task. */
export interface AnswerPair {
  readonly source: string;
  readonly followUp: string;
  readonly task: Task;
  /** For relations with a score: what it must reach, instead of their own. */
  readonly threshold?: number;
}

export interface Relation {
  readonly name: RelationName;
  readonly about: string;
  /** What its score must reach unless a suite says otherwise; absent: it has no score. */
  readonly threshold?: number;
  check(pair: AnswerPair): Verdict | Promise<Verdict>;
  /** The labels that are right for the follow-up when `label` is right for the source; none: there is no such label. */
  expected(given: { readonly label: string; readonly task: Task }): readonly string[];
}
