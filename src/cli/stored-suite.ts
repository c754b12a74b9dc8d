import path from 'node:path';
import { pastRuns } from '../contracts/history.js';
import { isSuiteManifest } from '../contracts/keep-manifest.js';
import { reportSuite } from '../contracts/report-suite.js';
import { suiteReports } from '../reports/suites/index.js';
import type { ShownSuite } from '../reports/suites/shown-suite.js';
import type { RunFolder } from '../store/run-folder.js';
import { chosen } from './choice.js';
import { plugins } from './plugins.js';
import { screen } from './tables.js';

/** The run of a contract suite in a folder, to be shown again; undefined where the folder holds that of an experiment. */
export async function storedSuite(folder: RunFolder): Promise<ShownSuite | undefined> {
  if (!isSuiteManifest(folder.manifest())) return undefined;
  const known = await plugins();
  const past = pastRuns(path.dirname(path.resolve(folder.folder)), folder.folder);
  const report = await reportSuite(folder, known, past);
  return { report, comparison: undefined, past, folder: folder.folder, seconds: undefined };
}

/** The run in a format of suites; `terminal`, as experiments call it, is `console`. */
export async function printedSuite(shown: ShownSuite, format: string): Promise<string> {
  const name = chosen('--format', format === 'terminal' ? 'console' : format, Object.keys(suiteReports));
  return (await suiteReports[name]?.([shown], screen())) ?? '';
}
