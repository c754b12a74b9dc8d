import type { SpecReport } from '../../../specs/evaluate/spec-report.js';
import type { ResultTable } from '../../tables/table.js';
import { againstBaseline, againstInverse } from './against.js';
import { agreementTable } from './agreement.js';
import { metricsTable } from './metrics.js';
import { perturbedTable } from './perturbed.js';
import { qualityTable } from './quality.js';
import { rulesTable } from './rules.js';
import { testsTable } from './tests.js';

/** The tables that hold all prompts. */
export function overallTables(reports: readonly SpecReport[]): readonly ResultTable[] {
  const some = (key: 'generated' | 'baseline' | 'inverse') =>
    reports.some(({ models }) => models.some((each) => each[key].of > 0));
  return [
    ...(some('generated') || some('baseline') ? [againstBaseline(reports)] : []),
    ...(some('inverse') ? [againstInverse(reports)] : []),
    qualityTable(reports),
  ];
}

/** The tables of one prompt. */
export function tablesOf(report: SpecReport): readonly ResultTable[] {
  const all = [rulesTable, agreementTable, metricsTable, perturbedTable, testsTable];
  return all.flatMap((table) => table(report) ?? []);
}
