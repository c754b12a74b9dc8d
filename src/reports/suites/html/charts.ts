import type { Past } from '../../../contracts/objectives.js';
import type { ConfigurationReport, SuiteReport } from '../../../contracts/suite-report.js';
import { tokensOf } from '../../../contracts/tokens-of.js';
import type { Measured } from '../../../core/contract.js';
import { count, interval, percent } from '../../tables/numbers.js';
import { duration } from '../text/amounts.js';
import { histogram, trendChart, trendOf } from './chart.js';

/** Score over versions, latencies and tokens, each where there is any. */
export function chartsHtml(each: ConfigurationReport, report: SuiteReport, past: readonly Past[]): string[] {
  const points = trendOf(each, report, past);
  const { latency, tokens } = each;
  const panels = [
    ...(points.length < 2
      ? []
      : [
          panel(
            'Score over versions',
            trendChart(points),
            `now ${percent(each.score)}; the band is the 95 % interval (${interval(each.score)})`,
          ),
        ]),
    ...(latency === undefined
      ? []
      : [
          panel(
            'Latency',
            histogram(
              measuredOf(each, ({ latencyMs }) => latencyMs),
              'Requests by latency',
              duration,
            ),
            `median ${duration(latency.median)}, 95 % within ${duration(latency.high)}, longest ${duration(latency.max)}`,
          ),
        ]),
    ...(tokens === undefined
      ? []
      : [
          panel(
            'Tokens',
            histogram(measuredOf(each, tokensOf), 'Requests by tokens', count),
            `${count(tokens.sum)} in all; median ${count(tokens.median)}, 95 % within ${count(tokens.high)} a request`,
          ),
        ]),
  ];
  return panels.length === 0 ? [] : [`<div class="charts">${panels.join('\n')}</div>`];
}

function panel(title: string, chart: string, note: string): string {
  return `<div class="panel"><h3>${title}</h3>${chart}<p class="note">${note}</p></div>`;
}

/** Of every reply, to cases as written and to their follow-ups. */
function measuredOf({ cases }: ConfigurationReport, of: (measured: Measured) => number | undefined): readonly number[] {
  return cases.flatMap((each) =>
    [each, ...each.followUps].flatMap(({ samples }) => samples.flatMap(({ measured }) => of(measured) ?? [])),
  );
}
