import type { Paired } from '../statistics/paired.js';
import type { Rate } from '../statistics/row.js';
import { changeOf, type PairOfCases, pairedCases, settledInBoth } from './paired-cases.js';
import { keyOf } from './report-suite.js';
import type { Configuration } from './result.js';
import type { CaseReport, ConfigurationReport, SuiteReport } from './suite-report.js';

/** A case that one version alone passes, with what failed on the other. */
export interface ChangedSuiteCase {
  readonly id: string;
  readonly category: string;
  /** Names of the invariants that failed on the side that fails, with the reason of each. */
  readonly failed: readonly { readonly name: string; readonly reason: string }[];
  readonly before: string | null;
  readonly after: string | null;
}

/** Two runs of a suite under one configuration. */
export interface ComparedConfiguration {
  readonly a: Configuration;
  readonly b: Configuration;
  readonly paired: Paired;
  readonly broken: readonly ChangedSuiteCase[];
  readonly fixed: readonly ChangedSuiteCase[];
  /** Failures of each invariant on both sides, over the cases that both have. */
  readonly invariants: readonly { readonly name: string; readonly before: number; readonly after: number }[];
  /** Whether the score fell by more than the suite's threshold. */
  readonly regression: boolean;
  /** Whether the fall is more than chance at 5 % (exact McNemar). */
  readonly significant: boolean;
  /** Cases that only one of the two has. */
  readonly unpaired: number;
}

export interface SuiteComparison {
  readonly a: SuiteReport['manifest'];
  readonly b: SuiteReport['manifest'];
  readonly threshold: number;
  readonly configurations: readonly ComparedConfiguration[];
}

/**
 * Compares two runs case by case: those of equal model and parameters, else (for two models or prompts) the first of each.
 * Cases that passed or failed on both sides are compared; the others say nothing.
 */
export function compareSuites(a: SuiteReport, b: SuiteReport): SuiteComparison {
  const threshold = b.manifest.regressionThreshold;
  const pairs = b.configurations.flatMap((after) => {
    const before = a.configurations.find((each) => keyOf(each) === keyOf(after));
    return before === undefined ? [] : [{ before, after }];
  });
  const [first, other] = [a.configurations[0], b.configurations[0]];
  const compared = pairs.length > 0 || !first || !other ? pairs : [{ before: first, after: other }];
  return {
    a: a.manifest,
    b: b.manifest,
    threshold,
    configurations: compared.map((each) => compareConfigurations(each, threshold)),
  };
}

function compareConfigurations(
  { before, after }: { readonly before: ConfigurationReport; readonly after: ConfigurationReport },
  threshold: number,
): ComparedConfiguration {
  const both = settledInBoth(before.cases, after.cases);
  const result = pairedCases(both);
  const fall = drop(result.a, result.b);
  return {
    a: { model: before.model, params: before.params },
    b: { model: after.model, params: after.params },
    paired: result,
    broken: both.filter((pair) => changeOf(pair) === 'broken').map(({ a, b }) => changed(a, b, b)),
    fixed: both.filter((pair) => changeOf(pair) === 'fixed').map(({ a, b }) => changed(a, b, a)),
    invariants: failures(both),
    regression: fall > threshold + 1e-9,
    significant: fall > 0 && result.p !== null && result.p < 0.05,
    unpaired: before.cases.length + after.cases.length - 2 * both.length,
  };
}

function drop(a: Rate, b: Rate): number {
  return a.rate === null || b.rate === null ? 0 : a.rate - b.rate;
}

function changed(a: CaseReport, b: CaseReport, failing: CaseReport): ChangedSuiteCase {
  return {
    id: b.id,
    category: b.category,
    failed: failing.invariants.flatMap(({ name, severity, status, shown }) =>
      severity === 'error' && status === 'violated' && shown.status === 'violated'
        ? [{ name, reason: shown.reason }]
        : [],
    ),
    before: replyOf(a),
    after: replyOf(b),
  };
}

/** Of the first sample in which something failed, else of the first. */
function replyOf({ samples }: CaseReport): string | null {
  const failing = samples.find(({ checks }) =>
    checks.some(({ severity, status }) => severity === 'error' && status === 'violated'),
  );
  return (failing ?? samples[0])?.reply ?? null;
}

function failures(both: readonly PairOfCases[]): ComparedConfiguration['invariants'] {
  const names = [...new Set(both.flatMap(({ a, b }) => [...a.invariants, ...b.invariants].map(({ name }) => name)))];
  const fails = ({ invariants }: CaseReport, name: string) =>
    invariants.some((each) => each.name === name && each.status === 'violated');
  return names
    .map((name) => ({
      name,
      before: both.filter(({ a }) => fails(a, name)).length,
      after: both.filter(({ b }) => fails(b, name)).length,
    }))
    .filter(({ before, after }) => before + after > 0);
}
