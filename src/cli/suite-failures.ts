import { settingsOf } from '../contracts/settings.js';
import type { ConfigurationReport } from '../contracts/suite-report.js';
import type { ShownSuite } from '../reports/suites/shown-suite.js';

/**
 * Why a run of a suite does not pass, a line each: with a score demanded, where it is below; else where any case failed. A
 * score that fell below an earlier version's by more than the threshold fails too, and so does a run in which nothing was judged.
 * @param minScore in percent
 */
export function failuresOf({ report, comparison }: ShownSuite, minScore: number | undefined): readonly string[] {
  const { name } = report.manifest;
  const several = report.configurations.length > 1;
  const called = (each: ConfigurationReport) => (several ? `${name}, ${settingsOf(each)}` : name);
  return [
    ...report.configurations.flatMap((each) => {
      const { score, counts } = each;
      if (score.rate === null) return [`${called(each)}: no case passed or failed, so nothing is shown`];
      const percent = 100 * score.rate;
      if (minScore !== undefined)
        return percent < minScore ? [`${called(each)}: ${percent.toFixed(1)} % passed, below ${minScore} %`] : [];
      return counts.failed > 0 ? [`${called(each)}: ${counts.failed} of ${score.of} cases failed`] : [];
    }),
    ...(comparison?.configurations ?? [])
      .filter(({ regression }) => regression)
      .map(
        ({ paired: { a, b } }) =>
          `${name}: ${shareOf(b.rate)} passed, down from ${shareOf(a.rate)} in version ${comparison?.a.version}`,
      ),
  ];
}

function shareOf(rate: number | null): string {
  return rate === null ? '–' : `${(100 * rate).toFixed(1)} %`;
}
