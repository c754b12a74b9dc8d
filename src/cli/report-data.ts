import type { Manifest } from '../experiment/manifest.js';
import type { Tables } from '../experiment/tables.js';
import type { ReportData } from '../reports/report.js';

/** What a run's tables show. */
export function reportData({ rows, violations, errors }: Tables, manifest: Manifest): ReportData {
  const { name, tool, experiment, counts } = manifest;
  const made = counts === undefined ? '' : `${counts.cases} follow-ups of ${counts.items} texts, `;
  return {
    title: name,
    rows,
    violations,
    notes: [
      `${made}seed ${experiment.seed}, mmt4nl ${tool.version}`,
      ...(errors > 0 ? [`${errors} cases got no reply; they are in no rate.`] : []),
    ],
  };
}
