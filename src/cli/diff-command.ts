import pc from 'picocolors';
import { compareSuites } from '../contracts/compare-suites.js';
import { runOfVersion } from '../contracts/history.js';
import { folderOfSuite } from '../contracts/known-suites.js';
import { reportSuite } from '../contracts/report-suite.js';
import { builtIns } from '../index.js';
import { suiteComparisonReports } from '../reports/suite-comparison/index.js';
import { holdsRun } from '../store/run-folder.js';
import type { DiffOptions } from './diff.js';
import { print } from './print.js';
import { terminalWidth } from './tables.js';
import { writeReport } from './write-report.js';

/** `mmt4nl diff`: from the folders alone; nothing is asked. Exits 1 on a regression. */
export async function diff(before: string, after: string, { suite, format, output }: DiffOptions): Promise<void> {
  const folders = [before, after].every(holdsRun);
  const parent = folders && suite === undefined ? '' : folderOfSuite(suite);
  const [a, b] = [runOfVersion(before, parent), runOfVersion(after, parent)];
  const comparison = compareSuites(await reportSuite(a, builtIns.relations), await reportSuite(b, builtIns.relations));
  const color = output === undefined && process.stdout.isTTY === true && pc.isColorSupported;
  const render = suiteComparisonReports[format ?? (output === undefined ? 'console' : 'md')];
  const text = (await render?.(comparison, { width: terminalWidth(), color })) ?? '';
  if (output === undefined) await print(text);
  else writeReport(output, text);
  if (comparison.configurations.some(({ regression }) => regression)) process.exitCode = 1;
}
