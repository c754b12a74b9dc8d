import type { CheckResult, Measured } from '../core/contract.js';
import type { Params } from '../core/types.js';
import type { Severity } from './suite.js';

/** What one invariant came to on one reply, negation and threshold taken into account. */
export type Check = {
  readonly type: string;
  readonly name: string;
  readonly severity: Severity;
  /** The share of samples in which it must hold. */
  readonly passRate: number;
  readonly score?: number;
} & (
  | { readonly status: 'held'; readonly evidence: string }
  | Exclude<CheckResult, { readonly status: 'held' | 'scored' }>
);

/** The follow-up that a case was asked in. */
export interface AskedFollowUp {
  readonly id: string;
  readonly operator: string;
  readonly category: string;
  readonly rule: string;
  readonly text: string;
}

/** The settings under which a suite is run. */
export interface Configuration {
  readonly model: string;
  readonly params: Params;
}

/** One line of `results.jsonl`: a case (or a follow-up of it) as it was asked once, with all that was checked. */
export interface CaseResult extends Configuration {
  readonly case: string;
  readonly category: string;
  /** The text that was asked: the case's own, or the follow-up's. */
  readonly input: string;
  /** From 0. */
  readonly sample: number;
  readonly followUp: AskedFollowUp | null;
  /** What was answered; null: there was no reply, for the reason in `error`. */
  readonly reply: string | null;
  readonly error: string | null;
  readonly measured: Measured;
  readonly checks: readonly Check[];
}
