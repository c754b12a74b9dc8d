import { markdownTable } from 'markdown-table';
import stringWidth from 'string-width';
import { settingsOf } from '../../../contracts/settings.js';
import type { ConfigurationReport } from '../../../contracts/suite-report.js';
import { shortened } from '../../examples/excerpt.js';
import { markdownText } from '../../markdown/text.js';
import { count, interval, NO_DATA, percent } from '../../tables/numbers.js';
import { dollars, duration } from '../text/amounts.js';
import { listed } from '../text/listed.js';
import { objectiveText } from '../text/objective-text.js';
import { perturbedText } from '../text/perturbed-text.js';
import { failuresByInvariant } from '../text/summary-text.js';

/** The numbers of every configuration, a line each. */
export function summaryTable(configurations: readonly ConfigurationReport[]): string {
  return table(
    [
      'configuration',
      'score',
      '95 %',
      'cases',
      'passed',
      'failed',
      'inconclusive',
      'errors',
      'latency mean · p95',
      'tokens',
      'cost',
    ],
    configurations.map((each) => {
      const { score, counts, latency, tokens, cost, cases } = each;
      return [
        markdownText(shortened(settingsOf(each), 120)),
        `**${percent(score)}**`,
        interval(score),
        ...[cases.length, counts.passed, counts.failed, counts.inconclusive, counts.error].map(count),
        latency === undefined ? NO_DATA : `${duration(latency.sum / latency.of)} · ${duration(latency.high)}`,
        tokens === undefined ? NO_DATA : count(tokens.sum),
        cost === undefined ? NO_DATA : dollars(cost.total),
      ];
    }),
  );
}

/** What failed, what was promised and what perturbation breaks, each where there is any. */
export function detailTables(each: ConfigurationReport, level: string): readonly string[] {
  const failures = failuresByInvariant(each);
  const objectives = each.objectives.map(objectiveText);
  const perturbed = perturbedText(each);
  return [
    ...(failures.length === 0
      ? []
      : [
          `${level} Failures by invariant`,
          table(
            ['invariant', 'failures', 'cases'],
            failures.map(({ name, failures: told, cases, warning }) => [
              markdownText(shortened(name, 120)),
              `${told}${warning ? ' (warning)' : ''}`,
              markdownText(listed(cases)),
            ]),
            'l',
          ),
        ]),
    ...(objectives.length === 0
      ? []
      : [
          `${level} Service level objectives`,
          table(
            ['', 'objective', 'promised', 'reached', 'error budget'],
            objectives.map(({ name, met, target, actual, budget }) => [
              met === null ? '?' : met ? '✓' : '✗',
              name,
              target,
              actual,
              budget.map((line) => line.replace('error budget: ', '')).join('; '),
            ]),
            'l',
          ),
        ]),
    ...(perturbed === undefined
      ? []
      : [
          `${level} Perturbed`,
          ...perturbed.sentences.map(
            ({ text, cases }) => `**${text}**${cases.length === 0 ? '.' : `: ${markdownText(listed(cases))}`}`,
          ),
          table(
            ['operator', 'held', '', '95 %'],
            [
              ...perturbed.operators,
              ...(perturbed.answers === null ? [] : [{ name: 'answers keep the relation', held: perturbed.answers }]),
            ].map(({ name, held }) => [
              markdownText(shortened(name, 60)),
              ...(held.rate === null
                ? ['–', 'no follow-up of a case that passes', '–']
                : [percent(held), `${held.count} of ${held.of}`, interval(held)]),
            ]),
          ),
        ]),
  ];
}

/** Cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], align: 'l' | 'r' = 'r'): string {
  return markdownTable(
    [head, ...rows].map((row) => [...row]),
    {
      align: head.map((_, at) => (at === 0 ? 'l' : align)),
      stringLength: stringWidth,
    },
  );
}
