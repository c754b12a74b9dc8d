import type { Invariant } from '../core/contract.js';
import type { Recommendation } from './advice/advice.js';
import { failedChecks } from './advice/failed-checks.js';
import { invariantAdvice } from './advice/invariant-advice.js';
import { patternAdvice } from './advice/pattern-advice.js';
import { sweepAdvice } from './advice/sweep-advice.js';
import { unsettledAdvice } from './advice/unsettled-advice.js';
import type { SuiteReport } from './suite-report.js';

export type { Recommendation } from './advice/advice.js';

/** What to do about what a run showed, drawn from it and the invariants that were checked: what explains most failures first, warnings last, said once over all configurations. */
export function recommendationsOf(
  report: Pick<SuiteReport, 'manifest' | 'configurations'>,
  invariants: readonly Invariant[],
): readonly Recommendation[] {
  const failed = failedChecks(report);
  const of = (severity: string) =>
    invariantAdvice(
      failed.filter(({ check }) => check.severity === severity),
      invariants,
    );
  const failures = [...largestFirst([...of('error'), ...patternAdvice(report)]), ...largestFirst(of('warning'))];
  const all = [...sweepAdvice(report), ...failures, ...unsettledAdvice(report)];
  return all.filter(({ text }, at) => all.findIndex((each) => each.text === text) === at);
}

function largestFirst(advice: readonly Recommendation[]): readonly Recommendation[] {
  return advice.toSorted((a, b) => b.cases.length - a.cases.length);
}
