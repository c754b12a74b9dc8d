import type { Rate } from '../../statistics/row.js';
import type { Verdict } from './evaluation.js';
import type { Coverage } from './metrics/coverage.js';
import type { NonCompliance } from './metrics/non-compliance.js';
import type { SpecAgreement } from './metrics/spec-agreement.js';

/** Who checks a rule. `program, in part` and `nobody`: there is no judge for the rest. */
export type CheckedBy = 'program' | 'program and judges' | 'program, in part' | 'judges' | 'nobody';

export interface RuleReport {
  readonly id: string;
  readonly rule: string;
  readonly by: CheckedBy;
  /** The types of the invariants that check it. */
  readonly invariants: readonly string[];
  /** Why not all of it is checked by a program. */
  readonly because: string | null;
  readonly grounded: Verdict['status'];
  readonly models: readonly {
    readonly model: string;
    /** Outputs of the tests made for it, and of its opposite, that do not comply. */
    readonly tests: NonCompliance;
    /** Outputs of all tests in which a program found it broken. */
    readonly broken: Rate;
  }[];
}

/** One test, with what each model made of it. */
export interface TestReport {
  readonly id: string;
  readonly of: string;
  readonly rule: string | null;
  readonly inputs: Readonly<Record<string, string>>;
  readonly valid: Verdict['status'];
  readonly models: readonly {
    readonly model: string;
    readonly status: Verdict['status'] | 'error';
    readonly by: 'program' | 'judges' | null;
    readonly reason: string;
    readonly output: string | null;
  }[];
}

export interface ModelReport {
  readonly model: string;
  /** Tests of rules and of their opposites, with the harder ones. */
  readonly generated: NonCompliance;
  readonly rules: NonCompliance;
  readonly inverse: NonCompliance;
  readonly expanded: NonCompliance;
  readonly baseline: NonCompliance;
  readonly all: NonCompliance;
  readonly metrics: readonly MetricReport[];
  readonly perturbed: readonly PerturbedReport[];
}

export interface MetricReport {
  readonly metric: string;
  /** The mean of the scores, from 0 to 100; null: there are none. */
  readonly mean: number | null;
  readonly scores: number;
  /** The share of OK where it decides. */
  readonly ok: Rate;
  readonly unreadable: number;
}

export interface PerturbedReport {
  readonly operator: string;
  /** Follow-ups that comply, of tests that comply as written. */
  readonly complies: Rate;
  /** Follow-ups whose answer keeps the relation to that of the test. */
  readonly answers: Rate;
}

/** All that is known of one prompt. */
export interface SpecReport {
  readonly name: string;
  readonly file: string;
  readonly intent: string | null;
  /** Who made the rules, or the tests. */
  readonly madeBy: readonly string[];
  readonly models: readonly ModelReport[];
  readonly judges: readonly string[];
  readonly rules: readonly RuleReport[];
  readonly tests: readonly TestReport[];
  /** Of tests, by what they were made for. */
  readonly validity: readonly { readonly of: string; readonly valid: Rate }[];
  readonly groundedness: Rate;
  readonly coverage: Coverage;
  readonly agreement: SpecAgreement | null;
  /** What outputs of follow-ups are held to: `same`, `similar`. */
  readonly relation: string | null;
  readonly notes: readonly string[];
}
