import type { ChangedCase, Comparison } from '../../comparison/comparison.js';
import { changes, followUpPieces, type Piece, sourcePieces } from '../../differences/changes.js';
import { excerpt } from '../examples/excerpt.js';

/** A comparison with what stands around it. */
export interface ComparisonReport extends Comparison {
  /** What A and B are: folders of runs, or a baseline. */
  readonly names: { readonly a: string; readonly b: string };
  /** In what the runs differ beside what is compared: a sentence each. */
  readonly warnings: readonly string[];
}

/** What the columns mean. */
export const COMPARISON_LEGEND: readonly { readonly term: string; readonly means: string }[] = [
  { term: 'broken, fixed', means: 'cases that only A held, and that only B held' },
  { term: 'B − A', means: 'difference in percentage points; paired interval, clustered by item (Newcombe)' },
  { term: 'g', means: "Cohen's g over items that changed: 0.05 small, 0.15 medium, 0.25 large" },
  { term: 'p (Holm)', means: 'exact McNemar over items, adjusted for the number of categories' },
  { term: 'B is', means: 'better or worse where the adjusted p is below 0.05, else tied' },
];

/** One sentence on how it ended, the worst news first. */
export function headlineOf({ rows }: Comparison): string {
  const named = (standing: 'better' | 'worse') =>
    rows.filter((row) => row.standing === standing).map((row) => row.category ?? 'all categories together');
  const [worse, better] = [named('worse'), named('better')];
  const parts = [
    ...(worse.length > 0 ? [`B is worse on ${[...new Set(worse)].join(', ')}`] : []),
    ...(better.length > 0 ? [`B is better on ${[...new Set(better)].join(', ')}`] : []),
  ];
  if (parts.length > 0) return `${parts.join('; ')}.`;
  const cases = rows.reduce((sum, { paired }) => sum + paired.cases, 0);
  return cases === 0 ? 'Nothing to compare: the runs have no judged case in common.' : 'Tied: no difference is shown.';
}

/** A changed case, ready to be written. */
export interface ChangedExample {
  readonly title: string;
  readonly source: readonly Piece[];
  readonly followUp: readonly Piece[];
  readonly a: string;
  readonly b: string;
}

export function exampleOf({ how, category, pair, a, b }: ChangedCase): ChangedExample {
  const all = changes({ source: pair.source, followUp: pair.follow_up, edits: pair.edits });
  return {
    title: `${how} · ${category}${pair.rule === undefined ? '' : ` / ${pair.rule}`} · ${pair.relation}`,
    source: excerpt(sourcePieces(all)),
    followUp: excerpt(followUpPieces(all)),
    a: a.join(' → '),
    b: b.join(' → '),
  };
}
