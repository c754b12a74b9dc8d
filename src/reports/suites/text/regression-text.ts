import type { ComparedConfiguration, SuiteComparison } from '../../../contracts/compare-suites.js';
import { settingsOf } from '../../../contracts/settings.js';
import { NO_DATA, percent, points, pValue, range } from '../../tables/numbers.js';
import { amount, few } from './amounts.js';

/** How a configuration stands to an earlier version, ready to be written. */
export interface RegressionText {
  readonly settings: string;
  readonly how: 'regression' | 'worse' | 'better' | 'same';
  /** `REGRESSION: 100.0% → 93.8% (−6.2pp, 95 % interval −18.0 to +4.1), more than the 5pp that may be lost`. */
  readonly headline: string;
  /** McNemar and effect size. */
  readonly chance: string;
}

const SIGNS = { regression: '▼', worse: '▽', better: '▲', same: '=' } as const;

export function regressionSign({ how }: RegressionText): string {
  return SIGNS[how];
}

export function regressionText(compared: ComparedConfiguration, { threshold }: SuiteComparison): RegressionText {
  const { a, b, paired, regression, unpaired } = compared;
  const change = paired.difference?.difference ?? 0;
  const how = regression ? 'regression' : change < 0 ? 'worse' : change > 0 ? 'better' : 'same';
  const change95 =
    paired.difference === null ? '' : ` (${points(paired.difference)}, 95 % interval ${range(paired.difference)})`;
  const score = paired.cases === 0 ? 'no case in common' : `${percent(paired.a)} → ${percent(paired.b)}${change95}`;
  const words = {
    regression: `REGRESSION: ${score}, more than the ${few(threshold * 100)}pp that may be lost`,
    worse: `Worse: ${score}, within the ${few(threshold * 100)}pp that may be lost`,
    better: `Better: ${score}`,
    same: paired.cases === 0 ? 'Nothing to compare: no case in common' : `Unchanged: ${score}`,
  };
  return {
    settings: settingsOf(a) === settingsOf(b) ? settingsOf(b) : `${settingsOf(a)} → ${settingsOf(b)}`,
    how,
    headline: words[how],
    chance: [
      ...(paired.p === null
        ? ['no case broken, none fixed']
        : [
            `${paired.broken} broken, ${paired.fixed} fixed`,
            `exact McNemar p = ${pValue(paired.p)}: ${paired.p < 0.05 ? 'more than chance' : 'tied, it may be chance'}`,
            `effect size g = ${paired.g === null ? NO_DATA : paired.g.toFixed(2)}`,
          ]),
      ...(unpaired === 0 ? [] : [`${amount(unpaired, 'result')} left out that the other side has no verdict beside`]),
    ].join('; '),
  };
}
