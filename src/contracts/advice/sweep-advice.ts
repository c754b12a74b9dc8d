import { bestConfiguration } from '../best-configuration.js';
import { settingsOf } from '../settings.js';
import type { ConfigurationReport, SuiteReport } from '../suite-report.js';
import type { Recommendation } from './advice.js';

/** Which configuration of a sweep to take: named only where its lead is not chance. */
export function sweepAdvice({ configurations }: Pick<SuiteReport, 'configurations'>): readonly Recommendation[] {
  const best = bestConfiguration(configurations);
  if (best === undefined) return [];
  const { first, tied, p } = best;
  if (tied.length === 0)
    return [
      {
        text: `Best configuration: ${settingsOf(first)} (${shareOf(first)}, exact paired p = ${shown(p)} against the next).`,
        cases: [],
      },
    ];
  const names = [first, ...tied].map((each) => `${settingsOf(each)} (${shareOf(each)})`);
  const lead = leadOf(first, tied);
  return [
    {
      text: `No configuration is shown to be best: ${names.join('; ')} are tied${p === null ? '' : ` (exact paired p = ${shown(p)} between the first two)`}.${lead === '' ? ' More cases would tell them apart.' : ` ${lead}`}`,
      cases: [],
    },
  ];
}

/** By what else than the score one may choose among the tied. */
function leadOf(first: ConfigurationReport, tied: readonly ConfigurationReport[]): string {
  const all = [first, ...tied];
  const least = (of: (each: ConfigurationReport) => number | undefined) => {
    const known = all.flatMap((each) => of(each) ?? []);
    if (known.length < all.length || new Set(known).size === 1) return undefined;
    return all.toSorted((a, b) => (of(a) ?? 0) - (of(b) ?? 0))[0];
  };
  const [cheapest, fastest] = [least(({ cost }) => cost?.mean), least(({ latency }) => latency?.median)];
  const said = [
    ...(cheapest ? [`${settingsOf(cheapest)} costs least`] : []),
    ...(fastest ? [`${settingsOf(fastest)} is fastest`] : []),
  ];
  return said.length === 0 ? '' : `Of these, ${said.join(' and ')}.`;
}

function shareOf({ score }: ConfigurationReport): string {
  return score.rate === null ? '–' : `${(100 * score.rate).toFixed(1)}%`;
}

function shown(p: number | null): string {
  return p === null ? '–' : p < 0.001 ? '<0.001' : p.toFixed(3);
}
