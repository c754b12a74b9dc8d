import type { Configuration } from './result.js';
import type { Objectives } from './suite.js';
import type { ConfigurationReport, ObjectiveReport } from './suite-report.js';

/** What an earlier run of the suite came to, under one configuration. */
export interface Past extends Configuration {
  readonly started: string;
  readonly version: string;
  readonly passed: number;
  readonly failed: number;
}

type Seen = Pick<ConfigurationReport, 'counts' | 'latency' | 'tokens' | 'cost'> & { readonly past: readonly Past[] };

/** How a run stands to what was promised of it. */
export function objectivesOf(
  objectives: Objectives,
  { counts, latency, tokens, cost, past }: Seen,
): readonly ObjectiveReport[] {
  return [
    ...accuracy(objectives.accuracy, counts, past),
    ...atMost('p50_latency_ms', objectives.p50LatencyMs, latency?.median),
    ...atMost('p95_latency_ms', objectives.p95LatencyMs, latency?.high),
    ...atMost('cost_per_request', objectives.costPerRequest, cost?.mean),
    ...atMost('tokens_per_request', objectives.tokensPerRequest, tokens && tokens.sum / tokens.of),
  ];
}

/** The error budget of Site Reliability Engineering (Beyer et al. 2016, chapter 4): the failures that the target allows. */
function accuracy(
  target: number | undefined,
  { passed, failed }: ConfigurationReport['counts'],
  past: readonly Past[],
): readonly ObjectiveReport[] {
  if (target === undefined) return [];
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
