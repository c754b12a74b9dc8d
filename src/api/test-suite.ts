import { prepareSuite } from '../contracts/prepare-suite.js';
import { readSuite } from '../contracts/read-suite.js';
import { reportSuite } from '../contracts/report-suite.js';
import { runSuite } from '../contracts/run-suite.js';
import type { SuiteReport } from '../contracts/suite-report.js';
import type { Plugins } from '../core/types.js';
import { createBudget } from '../experiment/budget.js';
import { folderFor, pluginsFor, QUIET, type SessionOptions, specOf, stoppingBy } from './session.js';

/** What became of every case, and where the run is kept. */
export interface SuiteResult extends SuiteReport {
  readonly folder: string;
  /** Why it ended before all was asked; undefined: it did not. */
  readonly stopped: string | undefined;
}

/** Asks the cases of a contract suite, a file, and checks every reply. Throws UserError for what the caller can mend. */
export async function testSuiteWith(
  builtIns: Plugins,
  file: string,
  { folder: named, models = [], config, cache, signal, environment = process.env, ...limits }: SessionOptions = {},
): Promise<SuiteResult> {
  const plugins = pluginsFor(builtIns, config, models);
  const own = models.length === 0 ? undefined : models.map(specOf);
  const prepared = await prepareSuite(await readSuite(file, plugins.invariants), { plugins, environment, models: own });
  const folder = folderFor(named);
  const { stopping, end } = stoppingBy(signal);
  const { stopped } = await runSuite(prepared, {
    folder,
    stopping,
    budget: createBudget(limits),
    cache,
    watcher: QUIET,
    started: new Date().toISOString(),
  }).finally(end);
  return { ...(await reportSuite(folder, plugins)), folder: folder.folder, stopped };
}
