import type { SuiteComparison } from '../contracts/compare-suites.js';
import { cut, type Notice } from '../notify/notice.js';
import { send } from '../notify/send.js';
import type { Target } from '../notify/target.js';
import type { ShownSuite } from '../reports/suites/shown-suite.js';
import { note } from './print.js';

/** Sends a notice; where that fails, a note says so, and nothing else changes. */
export async function notify(target: Target | undefined, notice: Notice): Promise<void> {
  if (target === undefined) return;
  const why = await send(target, notice);
  if (why !== undefined) note(`The notification was not sent: ${why}`);
}

/** What failed in runs of suites. @param failures why they do not pass, a line each */
export function failureNotice(shown: readonly ShownSuite[], failures: readonly string[]): Notice {
  const [first = '', ...others] = failures;
  const cases = shown.flatMap(({ report: { manifest, configurations } }) =>
    configurations.flatMap((configuration) =>
      configuration.cases
        .filter(({ status }) => status === 'failed')
        .map(({ id, category, invariants }) => {
          const failed = invariants.find(({ status, severity }) => status === 'violated' && severity === 'error');
          const why = failed?.shown.status === 'violated' ? `: ${failed.name}: ${failed.shown.reason}` : '';
          return cut(`• ${manifest.name} / ${category} / ${id}${why}`);
        }),
    ),
  );
  return { title: cut(`mmt4nl: ${first}`, 200), lines: [...others, ...new Set(cases)] };
}

/** What became worse between two versions; undefined: nothing, by the suite's threshold. */
export function regressionNotice({ a, b, configurations }: SuiteComparison): Notice | undefined {
  const worse = configurations.filter(({ regression }) => regression);
  if (worse.length === 0) return undefined;
  const broken = worse.flatMap(({ broken: all }) =>
    all.map(({ id, category, failed: [first] }) =>
      cut(`• ${category} / ${id}${first === undefined ? '' : `: ${first.name}: ${first.reason}`}`),
    ),
  );
  const title = cut(`mmt4nl: ${b.name}: version ${b.version} passes fewer cases than ${a.version}`, 200);
  return { title, lines: [...new Set(broken)] };
}
