import { compareSuites } from '../contracts/compare-suites.js';
import { runOfVersion } from '../contracts/history.js';
import { folderOfSuite } from '../contracts/known-suites.js';
import { reportSuite } from '../contracts/report-suite.js';
import { targetOf } from '../notify/target.js';
import { suiteComparisonReports } from '../reports/suite-comparison/index.js';
import { holdsRun } from '../store/run-folder.js';
import type { DiffOptions } from './diff.js';
import { notify, regressionNotice } from './notify.js';
import { plugins } from './plugins.js';
import { print } from './print.js';
import { screen } from './tables.js';
import { writeReport } from './write-report.js';

/** `mmt4nl diff`: from the folders alone; nothing is asked. Exits 1 on a regression. */
export async function diff(
  before: string,
  after: string,
  { suite, format, output, notify: told }: DiffOptions,
): Promise<void> {
  const target = told === undefined ? undefined : targetOf(told, process.env);
  const folders = [before, after].every(holdsRun);
  const parent = folders && suite === undefined ? '' : folderOfSuite(suite);
  const known = await plugins();
  const [a, b] = [runOfVersion(before, parent), runOfVersion(after, parent)];
  const comparison = compareSuites(await reportSuite(a, known), await reportSuite(b, known));
  const render = suiteComparisonReports[format ?? (output === undefined ? 'console' : 'md')];
  const text = (await render?.(comparison, screen(output))) ?? '';
  if (output === undefined) await print(text);
  else writeReport(output, text);
  const notice = regressionNotice(comparison);
  if (notice === undefined) return;
  process.exitCode = 1;
  await notify(target, notice);
}
