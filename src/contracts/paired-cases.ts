import { type Paired, paired } from '../statistics/paired.js';
import type { CaseReport } from './suite-report.js';

/** What of a case tells whether it passes. */
export type Stood = Pick<CaseReport, 'id' | 'status'>;

/** One case on both sides. */
export interface PairOfCases<Case extends Stood = CaseReport> {
  readonly a: Case;
  readonly b: Case;
}

/** The cases that passed or failed on both sides, in the order of b; the others say nothing. */
export function settledInBoth<Case extends Stood>(
  a: readonly Case[],
  b: readonly Case[],
): readonly PairOfCases<Case>[] {
  const known = new Map(a.map((each) => [each.id, each]));
  return b.flatMap((each) => {
    const other = known.get(each.id);
    return other && settled(other) && settled(each) ? [{ a: other, b: each }] : [];
  });
}

/** Whether a case passed on one side alone: `broken` on A, `fixed` on B; undefined: both came to the same. */
export function changeOf({ a, b }: PairOfCases<Stood>): 'broken' | 'fixed' | undefined {
  if (a.status === b.status) return undefined;
  return a.status === 'passed' ? 'broken' : 'fixed';
}

/** Both sides on the same cases, each of which passes or fails. */
export function pairedCases(both: readonly PairOfCases<Stood>[]): Paired {
  return paired(
    both.map((pair) => ({
      cases: 1,
      a: Number(pair.a.status === 'passed'),
      b: Number(pair.b.status === 'passed'),
      onlyA: Number(changeOf(pair) === 'broken'),
      onlyB: Number(changeOf(pair) === 'fixed'),
    })),
  );
}

function settled({ status }: Stood): boolean {
  return status === 'passed' || status === 'failed';
}
