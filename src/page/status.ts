import type { Verdict } from '../core/types.js';

/** How a case came out: a verdict, or why there is none. Their places are their codes. */
export const STATUSES = ['held', 'violated', 'refused', 'unreadable', 'no-opposite', 'model-error'] as const;

export type Status = (typeof STATUSES)[number];

export function statusOf(verdict: Verdict): Status {
  return verdict.status === 'inconclusive' ? verdict.cause : verdict.status;
}

/** `inconclusive` stands for all that is neither held nor violated. */
export function isStatus(wanted: string, status: Status): boolean {
  return wanted === 'inconclusive' ? status !== 'held' && status !== 'violated' : wanted === status;
}
