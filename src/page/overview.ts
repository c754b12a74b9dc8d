import { changes, followUpPieces, sourcePieces } from '../differences/changes.js';
import type { Experiment } from '../experiment/experiment.js';
import type { Manifest } from '../experiment/manifest.js';
import type { Finding } from '../findings/finding.js';
import { excerpt } from '../reports/examples/excerpt.js';
import { count } from '../reports/tables/numbers.js';
import { orderRows } from '../statistics/order-rows.js';
import { clipped } from './clip.js';
import type { Columns } from './columns.js';
import type { Counts } from './counts.js';
import type { Overview, PageFinding } from './page-data.js';
import { STATUSES, type Status } from './status.js';
import type { Usage } from './usage.js';

/** More than anybody reads; the largest come first. */
const FINDINGS = 500;

/** What the page tells of how a run was made. */
export interface Described extends Pick<Manifest, 'name' | 'models' | 'categories' | 'counts'> {
  readonly tool: { readonly version: string };
  readonly experiment: Partial<Pick<Experiment, 'seed' | 'stop'>> & Pick<Experiment, 'shots' | 'context' | 'repeats'>;
}

export interface Viewed {
  readonly manifest: Described;
  readonly columns: Columns;
  readonly counts: Counts;
  readonly revision: number;
  readonly remarks: readonly string[];
  readonly running: boolean;
  readonly planned: number;
  readonly usage: readonly Usage[];
}

export function overviewOf(viewed: Viewed): Overview {
  const { manifest, columns, counts, revision, remarks, running, planned, usage } = viewed;
  const { names, cases, verdicts } = columns;
  const { experiment, models, categories } = manifest;
  const named = (codes: readonly number[]) => [...new Set(codes)].map((code) => names[code] ?? '').filter(Boolean);
  const order = { model: models, category: categories, shots: experiment.shots, context: experiment.context };
  const rows = orderRows(counts.tally.rows(), order);
  return {
    title: manifest.name,
    facts: [
      `mmt4nl ${manifest.tool.version}`,
      ...(experiment.seed === undefined ? [] : [`seed ${experiment.seed}`]),
      ...(manifest.counts ? [`${count(manifest.counts.items)} items`, `${count(manifest.counts.cases)} cases`] : []),
    ],
    remarks,
    progress: { judged: verdicts.case.length, planned, running },
    rows,
    worst: counts.worst.rows(),
    findings: counts.findings.findings().slice(0, FINDINGS).map(pageFinding),
    statuses: statusesOf(verdicts.status),
    choices: {
      models: [...new Set(rows.map(({ model }) => model))],
      categories: [...new Set(rows.map(({ category }) => category))],
      shots: [...new Set(rows.map(({ shots }) => shots))],
      rules: named(cases.rule).sort(),
      labels: named(cases.label).sort(),
    },
    usage,
    revision,
  };
}

function pageFinding({ example, ...finding }: Finding): PageFinding {
  const { source, follow_up: followUp, edits } = example;
  const all = changes({ source: clipped(source), followUp: clipped(followUp), edits });
  return { ...finding, source: excerpt(sourcePieces(all)), followUp: excerpt(followUpPieces(all)) };
}

function statusesOf(codes: readonly number[]): Readonly<Record<Status, number>> {
  const sums: Record<Status, number> = {
    ...{ held: 0, violated: 0, refused: 0, unreadable: 0 },
    ...{ 'no-opposite': 0, 'model-error': 0 },
  };
  for (const code of codes) sums[STATUSES[code] ?? 'held']++;
  return sums;
}

/** Askings that there would be a verdict on if all had been asked. */
export function plannedOf({ experiment, counts, models }: Described, judged: number): number {
  if (experiment.stop) return judged;
  const { repeats, shots, context } = experiment;
  return (counts?.cases ?? 0) * models.length * repeats * shots.length * context.length;
}
