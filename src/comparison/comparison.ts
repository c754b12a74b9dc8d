import type { Condition } from '../core/types.js';
import type { Pair } from '../datasets/pairs.js';
import type { Paired } from '../statistics/paired.js';
import type { Sides } from './sides.js';

/** What is compared: whether the relation held, or whether the source, or the follow-up, was answered right. */
export type Measure = 'relation' | 'accuracy' | 'oracle';

export const MEASURES: readonly Measure[] = ['relation', 'accuracy', 'oracle'];

/** By the adjusted p at 5 %. */
export type Standing = 'better' | 'worse' | 'tied' | 'no data';

/** One category under one condition, of both sides; or all categories together. */
export interface ComparedRow extends Omit<Condition, 'model'> {
  readonly models: Sides;
  /** Undefined: all categories. */
  readonly category: string | undefined;
  readonly paired: Paired;
  /** Holm-adjusted over the categories of one condition; that over all categories stands by itself. */
  readonly pHolm: number | null;
  readonly standing: Standing;
}

/** A case that one side alone held. */
export interface ChangedCase extends Omit<Condition, 'model'> {
  readonly how: 'broken' | 'fixed';
  readonly models: Sides;
  readonly category: string;
  readonly pair: Pair;
  /** What was answered to source and follow-up on each side. */
  readonly a: readonly [source: string, followUp: string];
  readonly b: readonly [source: string, followUp: string];
}

export interface Comparison {
  readonly measure: Measure;
  readonly rows: readonly ComparedRow[];
  /** Of each category and kind the shortest, as many as were asked for. */
  readonly changed: readonly ChangedCase[];
  /** Askings that only one of the runs has. */
  readonly unpaired: number;
}
