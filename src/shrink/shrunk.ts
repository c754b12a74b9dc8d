import type { Outcome } from '../core/types.js';
import type { Rate } from '../statistics/row.js';

/** A text and what was answered to it, asking by asking. */
export interface Tried {
  readonly text: string;
  readonly outcomes: readonly Outcome[];
}

/**
 * How it ended: `smaller`: fewer changes still flip the answer; `whole`: none of them can be left out; `unsteady`: the
 * source has no one answer; `gone`: the follow-up did not change it every time.
 */
export type ShrinkEnd = 'smaller' | 'whole' | 'unsteady' | 'gone';

export interface Shrunk {
  readonly end: ShrinkEnd;
  readonly source: Tried;
  readonly followUp: Tried;
  /** The source with the fewest changes that still flip the answer; undefined where it does not flip for sure. */
  readonly smallest: (Tried & { readonly changes: number }) | undefined;
  /** Changed words of the follow-up. */
  readonly changes: number;
  /** Texts between source and follow-up that were tried. */
  readonly tried: number;
  /** How often each text was asked at most. */
  readonly askings: number;
  /** The identity arm of the model in this run; null: it had none. */
  readonly noise: Rate | null;
  /** The probability that noise alone explains it, at most; null where the noise was not measured. */
  readonly chance: number | null;
}
