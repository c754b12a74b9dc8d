import { type Paired, paired } from '../statistics/paired.js';
import type { CaseReport } from './suite-report.js';

/** One case on both sides. */
export interface PairOfCases {
  readonly a: CaseReport;
  readonly b: CaseReport;
}

/** The cases that passed or failed on both sides, in the order of b; the others say nothing. */
export function settledInBoth(a: readonly CaseReport[], b: readonly CaseReport[]): readonly PairOfCases[] {
  const known = new Map(a.map((each) => [each.id, each]));
  return b.flatMap((each) => {
    const other = known.get(each.id);
    return other && settled(other) && settled(each) ? [{ a: other, b: each }] : [];
  });
}

/** Both sides on the same cases, each of which passes or fails. */
export function pairedCases(both: readonly PairOfCases[]): Paired {
  return paired(
    both.map(({ a, b }) => ({
      cases: 1,
      a: a.status === 'passed' ? 1 : 0,
      b: b.status === 'passed' ? 1 : 0,
      onlyA: a.status === 'passed' && b.status === 'failed' ? 1 : 0,
      onlyB: a.status === 'failed' && b.status === 'passed' ? 1 : 0,
    })),
  );
}

function settled({ status }: CaseReport): boolean {
  return status === 'passed' || status === 'failed';
}
