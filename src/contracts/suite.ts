import type { Checked, CheckResult, ContractCase } from '../core/contract.js';
import type { Params } from '../core/types.js';
import type { PerturbationEntry } from '../experiment/experiment.js';
import type { ModelEntry } from '../models/model-spec.js';
import type { SuitePrompt } from './suite-prompt.js';

/** What failing it means: an error fails its case, a warning is shown. */
export type Severity = 'error' | 'warning';

/** An invariant at one place of a suite, ready to check replies. */
export interface SuiteInvariant {
  readonly type: string;
  /** As reports call it; no two of a case have one name. */
  readonly name: string;
  /** As it was written, with the contents of its files. */
  readonly spec: Readonly<Record<string, unknown>>;
  readonly severity: Severity;
  /** Holds where the check does not. */
  readonly negate: boolean;
  /** For scores: what passes, and which way is better. */
  readonly threshold: { readonly at: number; readonly better: 'higher' | 'lower' } | undefined;
  /** The share of samples in which it must hold. */
  readonly passRate: number;
  /** The models that it asks; undefined: the judge of the suite. */
  readonly asks: readonly (string | undefined)[];
  readonly check: (checked: Checked) => CheckResult | Promise<CheckResult>;
}

export interface SuiteCase extends ContractCase {
  readonly invariants: readonly SuiteInvariant[];
  /** How often it is asked. */
  readonly samples: number;
}

/** Service level objectives of a run; what is absent is not promised. */
export interface Objectives {
  /** The share of cases that pass. */
  readonly accuracy?: number;
  /** Milliseconds. */
  readonly p50LatencyMs?: number;
  readonly p95LatencyMs?: number;
  /** US dollars, on average. */
  readonly costPerRequest?: number;
  /** In and out, on average. */
  readonly tokensPerRequest?: number;
}

/** Follow-ups that the cases are asked in too. */
export interface SuitePerturbation {
  readonly entries: readonly PerturbationEntry[];
  /** What must hold between the replies to a case and to its follow-up; absent: nothing but the invariants. */
  readonly answers: { readonly relation: string; readonly threshold?: number | undefined } | undefined;
}

/** A contract suite as it was read: a prompt, cases, and what must hold of the replies. */
export interface Suite {
  /** The file that it was read from. */
  readonly file: string;
  readonly name: string;
  readonly version: string;
  readonly description: string | undefined;
  readonly prompt: SuitePrompt;
  readonly variables: Readonly<Record<string, string>>;
  /** None: the command line names them. */
  readonly models: readonly ModelEntry[];
  readonly params: Params;
  readonly cases: readonly SuiteCase[];
  readonly objectives: Objectives;
  /** How far the share of passed cases may fall below another version's, from 0 to 1. */
  readonly regressionThreshold: number;
  readonly perturbation: SuitePerturbation | undefined;
  /** The model that invariants ask which name none; absent: there is none. */
  readonly judge: string | undefined;
  readonly seed: number;
}
