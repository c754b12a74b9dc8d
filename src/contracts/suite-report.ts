import type { Distribution } from '../statistics/distribution.js';
import type { Rate } from '../statistics/row.js';
import type { Recommendation } from './advice/advice.js';
import type { AskedFollowUp, CaseResult, Check, Configuration } from './result.js';
import type { SuiteManifest } from './suite-manifest.js';

/** `inconclusive`: nothing failed, but of something that had to hold nothing could be said. `error`: there was no reply. */
export type CaseStatus = 'passed' | 'failed' | 'inconclusive' | 'error';

/** An invariant over all samples of a case. */
export interface InvariantReport {
  readonly type: string;
  readonly name: string;
  readonly severity: Check['severity'];
  readonly status: Check['status'];
  /** Samples in which it held, of those of which something can be said. */
  readonly held: Rate;
  readonly passRate: number;
  /** The check that says most: the first that failed, else the first. */
  readonly shown: Check;
}

/** A case, or a follow-up of it, over all its samples. */
export interface TextReport {
  readonly status: CaseStatus;
  readonly invariants: readonly InvariantReport[];
  /** One for each sample, in their order. */
  readonly samples: readonly Pick<CaseResult, 'reply' | 'error' | 'measured' | 'checks'>[];
}

export interface FollowUpReport extends TextReport {
  readonly followUp: AskedFollowUp;
  /** Whether the replies to the case and to this keep the relation; undefined: none is asked for, or one is missing. */
  readonly answers: { readonly status: 'held' } | { readonly status: 'violated'; readonly reason: string } | undefined;
}

export interface CaseReport extends TextReport {
  readonly id: string;
  readonly category: string;
  /** As it is written in the suite. */
  readonly input: string;
  readonly followUps: readonly FollowUpReport[];
  /** Passes as written, and fails in one of its follow-ups at least. */
  readonly brokenByFollowUps: boolean;
}

/** An invariant over the cases of a configuration, as written. */
export interface InvariantTotal {
  readonly name: string;
  readonly type: string;
  readonly severity: Check['severity'];
  readonly held: Rate;
  readonly inconclusive: number;
  /** Ids of the cases in which it failed. */
  readonly failed: readonly string[];
}

/** One objective: what was promised and what there is; `budget` for those that allow failures. */
export interface ObjectiveReport {
  readonly name: 'accuracy' | 'p50_latency_ms' | 'p95_latency_ms' | 'cost_per_request' | 'tokens_per_request';
  readonly target: number;
  /** Null: nothing was measured. */
  readonly actual: number | null;
  readonly met: boolean | null;
  /** Failures that the target allows, and how many there were, in this run and over the stored history with it. */
  readonly budget?: {
    readonly run: { readonly allowed: number; readonly spent: number };
    readonly history: { readonly allowed: number; readonly spent: number; readonly runs: number };
  };
}

/** How follow-ups fared, of one operator. */
export interface OperatorTotal {
  readonly category: string;
  /** Follow-ups of cases that pass as written, and pass too. */
  readonly held: Rate;
}

export interface ConfigurationReport extends Configuration {
  readonly cases: readonly CaseReport[];
  /** Cases that passed, of those that passed or failed. */
  readonly score: Rate;
  readonly counts: Readonly<Record<CaseStatus, number>>;
  readonly categories: readonly { readonly category: string; readonly score: Rate }[];
  readonly invariants: readonly InvariantTotal[];
  readonly objectives: readonly ObjectiveReport[];
  /** Milliseconds, tokens (in and out) and US dollars of a request; absent: not measured. */
  readonly latency: Distribution | undefined;
  readonly tokens: Distribution | undefined;
  readonly cost: { readonly total: number; readonly mean: number } | undefined;
  /** Null: the suite is not perturbed. */
  readonly perturbed: {
    readonly operators: readonly OperatorTotal[];
    /** Ids of cases that fail as written, and of those that only fail in a follow-up. */
    readonly asWritten: readonly string[];
    readonly onlyPerturbed: readonly string[];
    /** Replies that kept the relation to the case's own; null: none is asked for. */
    readonly answers: Rate | null;
  } | null;
}

export interface SuiteReport {
  readonly manifest: SuiteManifest;
  /** In the order of the grid. */
  readonly configurations: readonly ConfigurationReport[];
  /** What to do about what failed, what explains most first. */
  readonly recommendations: readonly Recommendation[];
}
