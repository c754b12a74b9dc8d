import { wilson } from '../../statistics/wilson.js';
import type { OutputResult } from './evaluation.js';
import { nonCompliance } from './metrics/non-compliance.js';
import type { MetricReport, ModelReport, PerturbedReport } from './spec-report.js';

/** What one model's outputs come to. */
export function reportModel(model: string, outputs: readonly OutputResult[]): ModelReport {
  const own = outputs.filter((each) => each.model === model && each.prompt === 'original');
  const written = own.filter(({ followUp }) => followUp === null);
  const of = (...kinds: readonly OutputResult['of'][]) =>
    nonCompliance(written.filter((each) => kinds.includes(each.of)));
  return {
    model,
    generated: of('rule', 'inverse', 'expanded'),
    rules: of('rule'),
    inverse: of('inverse'),
    expanded: of('expanded'),
    baseline: of('baseline'),
    all: nonCompliance(written),
    metrics: reportMetrics(written),
    perturbed: reportPerturbed(own),
  };
}

function reportMetrics(outputs: readonly OutputResult[]): readonly MetricReport[] {
  const all = outputs.flatMap(({ metrics }) => metrics);
  return [...new Set(all.map(({ metric }) => metric))].map((metric) => {
    const of = all.filter((each) => each.metric === metric);
    const scores = of.flatMap(({ score }) => (score === null ? [] : [score]));
    const decisions = of.flatMap(({ decision }) => (decision === null ? [] : [decision]));
    return {
      metric,
      mean: scores.length === 0 ? null : scores.reduce((sum, each) => sum + each, 0) / scores.length,
      scores: scores.length,
      ok: wilson(decisions.filter((each) => each === 'OK').length, decisions.length),
      unreadable: of.length - scores.length - decisions.length,
    };
  });
}

/** A test that does not comply as written says nothing of its follow-ups. */
function reportPerturbed(outputs: readonly OutputResult[]): readonly PerturbedReport[] {
  const complies = new Set(
    outputs.flatMap(({ test, followUp, verdict }) => (followUp === null && verdict?.status === 'OK' ? [test] : [])),
  );
  const asked = outputs.flatMap((each) =>
    each.followUp === null ? [] : [{ ...each, operator: each.followUp.operator }],
  );
  return [...new Set(asked.map(({ operator }) => operator))].map((operator) => {
    const of = asked.filter((each) => each.operator === operator);
    const judged = of.filter(
      ({ test, verdict }) => complies.has(test) && ['OK', 'ERR'].includes(verdict?.status ?? ''),
    );
    const related = of.filter(({ relation }) => relation !== null);
    return {
      operator,
      complies: wilson(judged.filter(({ verdict }) => verdict?.status === 'OK').length, judged.length),
      answers: wilson(related.filter(({ relation }) => relation === 'held').length, related.length),
    };
  });
}
