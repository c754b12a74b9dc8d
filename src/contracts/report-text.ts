import { wilson } from '../statistics/wilson.js';
import type { CaseResult, Check } from './result.js';
import type { CaseStatus, InvariantReport, TextReport } from './suite-report.js';

/** What the samples of one text come to. An invariant holds where it held in enough of the samples of which something can be said. */
export function textReport(results: readonly CaseResult[]): TextReport {
  const answered = results.filter(({ reply }) => reply !== null);
  const names = [...new Set(answered.flatMap(({ checks }) => checks.map(({ name }) => name)))];
  const invariants = names.flatMap((name) => {
    const checks = answered.flatMap((result) => result.checks.filter((check) => check.name === name));
    const [first] = checks;
    return first === undefined ? [] : [invariantReport(first, checks)];
  });
  return {
    status: answered.length === 0 ? 'error' : statusOf(invariants),
    invariants,
    samples: results.map(({ reply, error, measured, checks }) => ({ reply, error, measured, checks })),
  };
}

function invariantReport(first: Check, checks: readonly Check[]): InvariantReport {
  const { type, name, severity, passRate } = first;
  const said = checks.filter(({ status }) => status !== 'inconclusive');
  const held = wilson(said.filter(({ status }) => status === 'held').length, said.length);
  const violated = checks.find(({ status }) => status === 'violated');
  const status = held.rate === null ? 'inconclusive' : held.rate >= passRate - 1e-9 ? 'held' : 'violated';
  const shown = status === 'violated' ? violated : checks.find((check) => check.status === status);
  return { type, name, severity, passRate, status, held, shown: shown ?? first };
}

/** Warnings fail nothing. */
function statusOf(invariants: readonly InvariantReport[]): CaseStatus {
  const demanded = invariants.filter(({ severity }) => severity === 'error');
  if (demanded.some(({ status }) => status === 'violated')) return 'failed';
  return demanded.some(({ status }) => status === 'inconclusive') ? 'inconclusive' : 'passed';
}
