import type { Manifest } from '../experiment/manifest.js';
import type { Tables } from '../experiment/tables.js';
import type { ReportData } from '../reports/report.js';

/** What a run's tables show. */
export function reportData({ rows, violations, errors }: Tables, manifest: Manifest): ReportData {
  const { name, tool, experiment, counts } = manifest;
  const remarks = errors > 0 ? [`${errors} cases got no reply; they are in no rate.`] : [];
  return {
    rows,
    notes: {
      title: name,
      seed: experiment.seed,
      version: tool.version,
      ...(counts && { counts }),
      remarks,
      violations,
    },
  };
}
