import type { Recommendation } from './advice/advice.js';
import { failedChecks } from './advice/failed-checks.js';
import { invariantAdvice } from './advice/invariant-advice.js';
import { patternAdvice } from './advice/pattern-advice.js';
import { sweepAdvice } from './advice/sweep-advice.js';
import { unsettledAdvice } from './advice/unsettled-advice.js';
import type { SuiteReport } from './suite-report.js';

export type { Recommendation } from './advice/advice.js';

/** What to do about what a run showed, drawn from it alone: what explains most failures first, said once over all configurations. */
export function recommendationsOf(report: SuiteReport): readonly Recommendation[] {
  const failures = [...invariantAdvice(failedChecks(report)), ...patternAdvice(report)].toSorted(
    (a, b) => b.cases.length - a.cases.length,
  );
  const all = [...sweepAdvice(report), ...failures, ...unsettledAdvice(report)];
  return all.filter(({ text }, at) => all.findIndex((each) => each.text === text) === at);
}
