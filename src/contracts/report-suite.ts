import { grouped } from '../core/grouped.js';
import type { Plugins } from '../core/types.js';
import { distributionOf } from '../statistics/distribution.js';
import { wilson } from '../statistics/wilson.js';
import { readJsonLines } from '../store/json-lines.js';
import type { RunFolder } from '../store/run-folder.js';
import { readSuiteManifest } from './keep-manifest.js';
import { objectivesOf, type Past } from './objectives.js';
import { perturbedReport } from './perturbed-report.js';
import { recommendationsOf } from './recommendations.js';
import { caseReports } from './report-cases.js';
import type { CaseResult, Configuration } from './result.js';
import type { CaseReport, CaseStatus, ConfigurationReport, InvariantTotal, SuiteReport } from './suite-report.js';
import { tokensOf } from './tokens-of.js';

/** The report of a suite's run, from its folder alone. @param past earlier runs of the suite, for the error budgets */
export async function reportSuite(
  folder: RunFolder,
  { relations, invariants }: Pick<Plugins, 'relations' | 'invariants'>,
  past: readonly Past[] = [],
): Promise<SuiteReport> {
  const manifest = readSuiteManifest(folder);
  const byConfiguration = new Map<string, CaseResult[]>();
  for (const value of readJsonLines(folder.path('results'))) {
    const result = value as CaseResult;
    const key = keyOf(result);
    const results = byConfiguration.get(key) ?? [];
    byConfiguration.set(key, results);
    results.push(result);
  }
  const found = relations.find(({ name }) => name === manifest.answers?.relation);
  const relation = found && { relation: found, threshold: manifest.answers?.threshold };
  const configurations: ConfigurationReport[] = [];
  for (const configuration of manifest.configurations) {
    const results = byConfiguration.get(keyOf(configuration)) ?? [];
    const cases = await caseReports(results, relation);
    const come = { ...totals(cases), ...measures(results) };
    configurations.push({
      model: configuration.model,
      params: configuration.params,
      ...come,
      objectives: objectivesOf(manifest.objectives, {
        ...come,
        past: past.filter((each) => keyOf(each) === keyOf(configuration)),
      }),
      perturbed: perturbedReport(cases, relation !== undefined),
    });
  }
  const shown = { manifest, configurations };
  return { ...shown, recommendations: recommendationsOf(shown, invariants) };
}

/** Tells configurations apart. */
export function keyOf({ model, params }: Configuration): string {
  return JSON.stringify([model, Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

function totals(
  cases: readonly CaseReport[],
): Pick<ConfigurationReport, 'cases' | 'score' | 'counts' | 'categories' | 'invariants'> {
  const categories = [...new Set(cases.map(({ category }) => category))];
  return {
    cases,
    score: scoreOf(cases),
    counts: {
      passed: count(cases, 'passed'),
      failed: count(cases, 'failed'),
      inconclusive: count(cases, 'inconclusive'),
      error: count(cases, 'error'),
    },
    categories: categories.map((category) => ({
      category,
      score: scoreOf(cases.filter((each) => each.category === category)),
    })),
    invariants: invariantTotals(cases),
  };
}

/** Cases that passed, of those that passed or failed. */
export function scoreOf(cases: readonly Pick<CaseReport, 'status'>[]): ConfigurationReport['score'] {
  const passed = count(cases, 'passed');
  return wilson(passed, passed + count(cases, 'failed'));
}

function count(cases: readonly Pick<CaseReport, 'status'>[], status: CaseStatus): number {
  return cases.filter((each) => each.status === status).length;
}

function invariantTotals(cases: readonly CaseReport[]): readonly InvariantTotal[] {
  const reports = cases.flatMap(({ id, invariants }) => invariants.map((report) => ({ case: id, report })));
  return grouped(reports, ({ report }) => report.name).map((all) => {
    const of = (status: string) => all.filter(({ report }) => report.status === status);
    const { name, type, severity } = all[0].report;
    return {
      name,
      type,
      severity,
      held: wilson(of('held').length, of('held').length + of('violated').length),
      inconclusive: of('inconclusive').length,
      failed: of('violated').map((each) => each.case),
    };
  });
}

function measures(results: readonly CaseResult[]): Pick<ConfigurationReport, 'latency' | 'tokens' | 'cost'> {
  const costs = results.flatMap(({ measured: { cost } }) => cost ?? []);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  return {
    latency: distributionOf(results.flatMap(({ measured: { latencyMs } }) => latencyMs ?? [])),
    tokens: distributionOf(results.flatMap(({ measured }) => tokensOf(measured) ?? [])),
    cost: costs.length === 0 ? undefined : { total, mean: total / costs.length },
  };
}
