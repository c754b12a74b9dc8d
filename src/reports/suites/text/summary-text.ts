import type { ConfigurationReport } from '../../../contracts/suite-report.js';
import { count, interval, percent } from '../../tables/numbers.js';
import { amount, dollars, duration } from './amounts.js';

/** What a configuration came to in numbers: a name and what it is. */
export interface Fact {
  readonly name: string;
  readonly text: string;
}

/** @param seconds of the whole run; undefined: it had other configurations too */
export function summaryOf(
  { cases, counts, score, latency, tokens, cost }: ConfigurationReport,
  seconds: number | undefined,
): readonly Fact[] {
  const samples = cases.reduce((sum, each) => sum + each.samples.length, 0);
  return [
    { name: 'cases', text: `${count(cases.length)}${samples > cases.length ? `, asked ${count(samples)} times` : ''}` },
    { name: 'passed', text: count(counts.passed) },
    { name: 'failed', text: count(counts.failed) },
    { name: 'inconclusive', text: count(counts.inconclusive) },
    { name: 'errors', text: count(counts.error) },
    {
      name: 'score',
      text: score.rate === null ? 'nothing was judged' : `${percent(score)} (95 % interval ${interval(score)})`,
    },
    ...(seconds === undefined ? [] : [{ name: 'time', text: duration(seconds * 1000) }]),
    ...(latency === undefined
      ? []
      : [
          {
            name: 'latency',
            text: `mean ${duration(latency.sum / latency.of)} · median ${duration(latency.median)} · p95 ${duration(latency.high)}`,
          },
        ]),
    ...(tokens === undefined
      ? []
      : [
          {
            name: 'tokens',
            text: `${count(tokens.sum)} · mean ${count(Math.round(tokens.sum / tokens.of))} a request`,
          },
        ]),
    ...(cost === undefined
      ? []
      : [{ name: 'cost', text: `${dollars(cost.total)} · mean ${dollars(cost.mean)} a request` }]),
  ];
}

/** `Has Citation`, `2 of 16 cases`, and their ids. */
export function failuresByInvariant({ invariants }: ConfigurationReport): readonly {
  readonly name: string;
  readonly failures: string;
  readonly cases: readonly string[];
  readonly warning: boolean;
}[] {
  return invariants
    .filter(({ failed }) => failed.length > 0)
    .toSorted((a, b) => b.failed.length - a.failed.length)
    .map(({ name, failed, severity, held }) => ({
      name,
      failures: `${count(failed.length)} of ${amount(held.of, 'case')}`,
      cases: failed,
      warning: severity === 'warning',
    }));
}
