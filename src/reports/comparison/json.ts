import { rateOf } from '../rate-of.js';
import type { ComparisonReport } from './comparison-report.js';

/** `{schema: 1, measure, a, b, warnings, unpaired, rows, changed}`; the order of keys is fixed. */
export function comparisonJson({ measure, names, warnings, unpaired, rows, changed }: ComparisonReport): string {
  const value = {
    schema: 1,
    measure,
    ...names,
    warnings,
    unpaired,
    rows: rows.map(({ models, task, context, shots, category, paired, pHolm, standing }) => ({
      models: { a: models.a, b: models.b },
      task,
      context,
      shots,
      category: category ?? null,
      cases: paired.cases,
      items: paired.items,
      rateA: rateOf(paired.a),
      rateB: rateOf(paired.b),
      difference: paired.difference,
      broken: paired.broken,
      fixed: paired.fixed,
      g: paired.g,
      p: paired.p,
      pHolm,
      standing,
    })),
    changed: changed.map(({ how, models, task, context, shots, category, pair, a, b }) => ({
      how,
      models: { a: models.a, b: models.b },
      task,
      context,
      shots,
      category,
      case: pair.id,
      rule: pair.rule ?? null,
      source: pair.source,
      followUp: pair.follow_up,
      answersA: a,
      answersB: b,
    })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
