import type { Pair } from '../datasets/pairs.js';
import type { Rate } from '../statistics/row.js';

/** Violations that are alike: one model, one change of answer, one rule or the few of a category that broke seldom. */
export interface Finding {
  readonly model: string;
  readonly task: string;
  readonly category: string;
  /** Empty where the cases name none. */
  readonly rules: readonly string[];
  readonly relation: string;
  /** What was answered to the source, and to the follow-up. */
  readonly change: readonly [source: string, followUp: string];
  /** Violated askings, of all askings of the model under those rules which were judged. */
  readonly violations: Rate;
  /** Different items among them. */
  readonly items: number;
  /** Askings of the source that changed its answer by itself, in the items concerned: what part may be noise. */
  readonly noise: { readonly changed: number; readonly of: number };
  /** The commonest replacement of words, and how many of the violations have it; undefined where each is another. */
  readonly edit: { readonly before: string; readonly after: string; readonly count: number } | undefined;
  /** The shortest case. */
  readonly example: Pair;
}
