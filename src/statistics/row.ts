import type { Condition } from '../core/types.js';

/** A share with its 95 % interval; `rate`, `low` and `high` are null where `of` is 0: no data is not 0 %. */
export type Rate = { readonly count: number; readonly of: number } & (KnownShare | UnknownShare);

interface KnownShare {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

interface UnknownShare {
  readonly rate: null;
  readonly low: null;
  readonly high: null;
}

/** Source and follow-up, right or wrong by the label; the last two tell the same wrong answer twice from two wrong ones. */
export interface Cells {
  readonly rightRight: number;
  readonly rightWrong: number;
  readonly wrongRight: number;
  readonly wrongWrongSame: number;
  readonly wrongWrongDifferent: number;
}

/** Exact McNemar between source correct and follow-up correct: `b` right→wrong, `c` wrong→right; null p: nothing to test. */
export interface McNemar {
  readonly b: number;
  readonly c: number;
  readonly p: number | null;
  /** Holm-adjusted over the rows of one model. */
  readonly pHolm: number | null;
}

/** Relation violations minus noise, as a difference of rates with its 95 % interval. */
export interface Excess {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** One row of a result table: one category under one condition (DESIGN, section 4, Results). */
export interface Row extends Condition {
  readonly category: string;
  /** All cases of the row. */
  readonly n: number;
  /** Cases without a verdict: refused, unreadable, no opposite, model error. In no relation rate. */
  readonly inconclusive: number;
  /** The model errors among them. */
  readonly errors: number;
  readonly accuracy: Rate;
  readonly oracle: Rate;
  readonly relation: Rate;
  readonly cells: Cells;
  readonly mcnemar: McNemar;
  /** Violations of the identity arm; null where no source was asked again. */
  readonly noise: Rate | null;
  /** Null where there is no noise or no relation rate to compare. */
  readonly excess: Excess | null;
}
