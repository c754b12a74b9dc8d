/** What an evaluation finds out, as the lines of `evaluation.jsonl` say it. */
import type { TestKind } from '../specification.js';

/** `OK`: it complies; `ERR`: it does not. */
export type Decision = 'OK' | 'ERR';

/** What one judge said; null: it could not be read, or there was no reply, for this reason. */
export interface Vote {
  readonly judge: string;
  readonly decision: Decision | null;
  readonly reason: string;
}

export type Verdict =
  | { readonly status: Decision; readonly by: 'program' | 'judges'; readonly reason: string }
  /** The judges could not be read, or are divided. */
  | { readonly status: 'unclear'; readonly reason: string }
  /** There is nobody to judge it. */
  | { readonly status: 'unjudged'; readonly reason: string };

/** What a program found of one rule. */
export interface RuleResult {
  readonly rule: string;
  readonly status: 'held' | 'violated' | 'inconclusive';
  readonly reason: string;
}

/** What a user's metric came to: a score from 0 to 100, or a decision; neither: it could not be read. */
export interface MetricResult {
  readonly metric: string;
  readonly score: number | null;
  readonly decision: Decision | null;
  readonly reason: string;
}

/** The follow-up of a test that was asked in its place. */
export interface AskedInstead {
  readonly id: string;
  readonly operator: string;
  readonly rule: string;
}

/** One output of one model under test. */
export interface OutputResult {
  readonly kind: 'output';
  readonly model: string;
  /** The prompt itself, or what its specification makes of it. */
  readonly prompt: 'original' | 'specification';
  readonly test: string;
  readonly of: TestKind | 'expanded';
  readonly rule: string | null;
  readonly followUp: AskedInstead | null;
  readonly inputs: Readonly<Record<string, string>>;
  /** Null: there was no reply, for the reason in `error`. */
  readonly output: string | null;
  readonly error: string | null;
  readonly checks: readonly RuleResult[];
  readonly votes: readonly Vote[];
  /** Null where there is no output. */
  readonly verdict: Verdict | null;
  /** Whether the answer keeps the relation to that of the test as written; null: not asked, or not to be said. */
  readonly relation: 'held' | 'violated' | null;
  readonly metrics: readonly MetricResult[];
}

/** Whether a test is a valid input, or a rule is grounded in the prompt. */
export interface JudgedResult {
  readonly kind: 'validity' | 'groundedness';
  /** The id of the test, or of the rule. */
  readonly id: string;
  readonly votes: readonly Vote[];
  readonly verdict: Verdict;
}

export interface Evaluation {
  readonly outputs: readonly OutputResult[];
  readonly judged: readonly JudgedResult[];
  /** What is to be known of it, a sentence each. */
  readonly notes: readonly string[];
}
