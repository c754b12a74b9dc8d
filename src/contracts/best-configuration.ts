import { pairedCases, settledInBoth } from './paired-cases.js';
import type { ConfigurationReport } from './suite-report.js';

/** Which configuration of a sweep is to be chosen. */
export interface BestConfiguration {
  /** By score, then cost, then latency. */
  readonly first: ConfigurationReport;
  /** Those whose score is not shown to be lower, best first; none: `first` leads by more than chance. */
  readonly tied: readonly ConfigurationReport[];
  /** Exact two-sided p against the runner-up, on the cases that both settled; null: they agree on every case. */
  readonly p: number | null;
}

/** Undefined for fewer than two configurations with a score: there is nothing to choose. */
export function bestConfiguration(configurations: readonly ConfigurationReport[]): BestConfiguration | undefined {
  const [first, runnerUp, ...others] = configurations.filter(({ score }) => score.rate !== null).toSorted(byMerit);
  if (!first || !runnerUp) return undefined;
  const against = (each: ConfigurationReport) => pairedCases(settledInBoth(each.cases, first.cases)).p;
  const p = against(runnerUp);
  if (!isChance(p)) return { first, tied: [], p };
  return { first, tied: [runnerUp, ...others].filter((each) => isChance(against(each))), p };
}

function isChance(p: number | null): boolean {
  return p === null || p >= 0.05;
}

function byMerit(a: ConfigurationReport, b: ConfigurationReport): number {
  return (
    (b.score.rate ?? 0) - (a.score.rate ?? 0) ||
    dearness(a.cost?.mean, b.cost?.mean) ||
    dearness(a.latency?.median, b.latency?.median)
  );
}

/** What is not known decides nothing. */
function dearness(a: number | undefined, b: number | undefined): number {
  return a === undefined || b === undefined ? 0 : a - b;
}
