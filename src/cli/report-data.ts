import { type JudgedCase, readJudgedCases } from '../datasets/judged-counts.js';
import type { Manifest } from '../experiment/manifest.js';
import type { Tables } from '../experiment/tables.js';
import type { ReportData } from '../reports/report.js';
import { judgedRemark } from './judged-remark.js';
import { plugins } from './plugins.js';

/** What a run's tables show. */
export async function reportData(
  { rows, worst, sets, repeats, decisions, violations, errors, reasons, judged, planned }: Tables,
  manifest: Manifest,
): Promise<ReportData> {
  const { name, tool, experiment, counts } = manifest;
  const validity = await validityRemark(manifest, [...new Set(rows.map(({ category }) => category))]);
  return {
    rows,
    worst,
    sets,
    repeats,
    decisions,
    notes: {
      title: name,
      seed: experiment.seed,
      version: tool.version,
      ...(counts && { counts }),
      remarks: [
        ...(judged < planned ? [`Not finished: ${judged} of ${planned} cases were judged.`] : []),
        ...(errors > 0 ? [errorRemark(errors, reasons)] : []),
        ...(validity === undefined ? [] : [validity]),
      ],
      violations,
    },
  };
}

/** What share of the follow-ups of a run's operators readers found valid; undefined where none was judged. */
export async function validityRemark(manifest: Manifest, categories: readonly string[]): Promise<string | undefined> {
  const { task } = manifest.experiment;
  const judged = await judgedOf(manifest);
  return judgedRemark({ task: typeof task === 'string' ? task : task.like, categories, judged });
}

/** The commonest reasons that are named. */
const NAMED = 3;

function errorRemark(errors: number, reasons: Tables['reasons']): string {
  const named = reasons.slice(0, NAMED).map(({ reason, count }) => `${reason} (${count})`);
  const others = reasons.length > NAMED ? [`${reasons.length - NAMED} other reasons`] : [];
  return `${errors} cases got no reply; they are in no rate. Why: ${[...named, ...others].join('; ')}.`;
}

/** The judged follow-ups of the run's operators, of those rules alone that the run used. */
async function judgedOf({ operators }: Manifest): Promise<readonly JudgedCase[]> {
  const { perturbations } = await plugins();
  const known = operators.filter(({ name }) => perturbations.some((operator) => operator.name === name));
  const judged = await Promise.all(
    known.map(async ({ name, rules }) => (await readJudgedCases(name)).filter(({ rule }) => rules.includes(rule))),
  );
  return judged.flat();
}
