import type { SuiteComparison } from '../../contracts/compare-suites.js';

/** `Customer Support Evals: 1.2.0 → 1.3.0`; two suites are both named. */
export function titleOf({ a, b }: SuiteComparison): string {
  return a.name === b.name
    ? `${b.name}: ${a.version} → ${b.version}`
    : `${a.name} ${a.version} → ${b.name} ${b.version}`;
}

/** When each was run. */
export function datesOf({ a, b }: SuiteComparison): string {
  const day = (started: string) => started.slice(0, 16).replace('T', ' ');
  return `${a.version} of ${day(a.started)}, ${b.version} of ${day(b.started)} (UTC)`;
}
