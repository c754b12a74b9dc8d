import type { CaseReport, CaseStatus } from '../../../contracts/suite-report.js';

/** `WARN`: passes, but a warning failed, or it breaks when perturbed. */
export type CaseLabel = 'PASS' | 'WARN' | 'FAIL' | 'INCONCLUSIVE' | 'ERROR';

const LABELS: Readonly<Record<CaseStatus, CaseLabel>> = {
  passed: 'PASS',
  failed: 'FAIL',
  inconclusive: 'INCONCLUSIVE',
  error: 'ERROR',
};

export function labelOf({ status, invariants, brokenByFollowUps }: CaseReport): CaseLabel {
  const warned = invariants.some((each) => each.status === 'violated') || brokenByFollowUps;
  return status === 'passed' && warned ? 'WARN' : LABELS[status];
}
