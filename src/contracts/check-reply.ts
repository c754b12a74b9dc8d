import type { Checked, CheckResult } from '../core/contract.js';
import { RunStopped } from '../experiment/run-stopped.js';
import type { Check } from './result.js';
import type { SuiteInvariant } from './suite.js';

/** What every invariant of a case says of one reply; judges are asked side by side. */
export async function checkReply(invariants: readonly SuiteInvariant[], checked: Checked): Promise<readonly Check[]> {
  return await Promise.all(
    invariants.map(async (invariant) => toCheck(invariant, await checkedBy(invariant, checked))),
  );
}

/** A check of the user's own may throw: that says nothing of the reply. */
async function checkedBy(invariant: SuiteInvariant, checked: Checked): Promise<CheckResult> {
  try {
    return await invariant.check(checked);
  } catch (error) {
    if (error instanceof RunStopped) throw error;
    const why = error instanceof Error ? error.message : String(error);
    return { status: 'inconclusive', cause: 'check-failed', reason: `Expected the check to end, but it threw: ${why}` };
  }
}

/** A score against its threshold, and a negated check the other way round. What is inconclusive stays so. */
export function toCheck(invariant: SuiteInvariant, result: CheckResult): Check {
  const { type, name, severity, passRate, negate, threshold } = invariant;
  const of = { type, name, severity, passRate };
  if (result.status === 'inconclusive') return { ...of, ...result };
  if (result.status !== 'scored') return { ...of, ...(negate ? negated(result) : result) };
  const { score, evidence } = result;
  const at = threshold?.at ?? 0;
  const lower = threshold?.better === 'lower';
  const passes = (lower ? score <= at : score >= at) !== negate;
  if (passes) return { ...of, status: 'held', score, evidence };
  const actual = rounded(score) === rounded(at) ? String(score) : rounded(score);
  const side = lower ? (negate ? 'above' : 'at most') : negate ? 'below' : 'at least';
  return {
    ...of,
    status: 'violated',
    score,
    reason: `Expected a score ${side} ${rounded(at)}, got ${actual}: ${evidence}`,
    expected: `${side} ${rounded(at)}`,
    actual,
  };
}

type Plain = Extract<CheckResult, { status: 'held' } | { status: 'violated' }>;

function negated(result: Plain): Plain {
  if (result.status === 'held') return { status: 'violated', reason: `Expected the opposite, but ${result.evidence}` };
  return { status: 'held', evidence: result.reason };
}

function rounded(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
