import type { SpecReport } from '../../specs/evaluate/spec-report.js';

/** One object for one prompt, else a list of them. */
export function specsJson(reports: readonly SpecReport[]): string {
  const all = reports.map((each) => ({ schema: 1, ...each }));
  return `${JSON.stringify(all.length === 1 ? all[0] : all, null, 2)}\n`;
}
