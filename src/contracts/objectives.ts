import { distributionOf } from '../statistics/distribution.js';
import type { CaseResult, Configuration } from './result.js';
import type { Objectives } from './suite.js';
import type { CaseReport, ObjectiveReport } from './suite-report.js';

/** What an earlier run of the suite came to, under one configuration. */
export interface Past extends Configuration {
  readonly started: string;
  readonly version: string;
  readonly passed: number;
  readonly failed: number;
}

interface Seen {
  readonly cases: readonly CaseReport[];
  readonly results: readonly CaseResult[];
  readonly past: readonly Past[];
}

/** How a run stands to what was promised of it. */
export function objectivesOf(objectives: Objectives, { cases, results, past }: Seen): readonly ObjectiveReport[] {
  const latency = distributionOf(results.flatMap(({ measured }) => measured.latencyMs ?? []));
  const costs = results.flatMap(({ measured }) => measured.cost ?? []);
  const tokens = results.flatMap(({ measured: { inputTokens, outputTokens } }) =>
    inputTokens === undefined && outputTokens === undefined ? [] : (inputTokens ?? 0) + (outputTokens ?? 0),
  );
  return [
    ...accuracy(objectives.accuracy, cases, past),
    ...atMost('p50_latency_ms', objectives.p50LatencyMs, latency?.median),
    ...atMost('p95_latency_ms', objectives.p95LatencyMs, latency?.high),
    ...atMost('cost_per_request', objectives.costPerRequest, mean(costs)),
    ...atMost('tokens_per_request', objectives.tokensPerRequest, mean(tokens)),
  ];
}

/** The error budget of Site Reliability Engineering (Beyer et al. 2016, chapter 4): the failures that the target allows. */
function accuracy(
  target: number | undefined,
  cases: readonly CaseReport[],
  past: readonly Past[],
): readonly ObjectiveReport[] {
  if (target === undefined) return [];
  const passed = cases.filter(({ status }) => status === 'passed').length;
  const failed = cases.filter(({ status }) => status === 'failed').length;
  const spentBefore = past.reduce((sum, each) => sum + each.failed, 0);
  const casesBefore = past.reduce((sum, each) => sum + each.passed + each.failed, 0);
  const of = passed + failed;
  const actual = of === 0 ? null : passed / of;
  return [
    {
      name: 'accuracy',
      target,
      actual,
      met: actual === null ? null : actual >= target,
      budget: {
        run: { allowed: (1 - target) * of, spent: failed },
        history: { allowed: (1 - target) * (of + casesBefore), spent: failed + spentBefore, runs: past.length + 1 },
      },
    },
  ];
}

function atMost(
  name: ObjectiveReport['name'],
  target: number | undefined,
  actual: number | undefined,
): readonly ObjectiveReport[] {
  if (target === undefined) return [];
  return [{ name, target, actual: actual ?? null, met: actual === undefined ? null : actual <= target }];
}

function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
