import { compareSuites } from '../contracts/compare-suites.js';
import { freshRun, pastRuns, writeSummary } from '../contracts/history.js';
import type { PreparedSuite } from '../contracts/prepare-suite.js';
import { reportSuite } from '../contracts/report-suite.js';
import { runSuite, type SuiteEnded } from '../contracts/run-suite.js';
import type { SuiteReport } from '../contracts/suite-report.js';
import { createBudget } from '../experiment/budget.js';
import type { ShownSuite } from '../reports/suites/shown-suite.js';
import { cacheFolder } from '../store/cache-folder.js';
import { openRunFolder, type RunFolder } from '../store/run-folder.js';
import { stopping } from './interrupt.js';
import { plugins } from './plugins.js';
import { note } from './print.js';
import { progress } from './progress.js';
import type { TestOptions } from './test.js';

/** A suite that is ready to be asked, with where its runs lie. */
export interface SuiteToTest {
  readonly prepared: PreparedSuite;
  readonly parent: string;
  /** The run that it is held against. */
  readonly before: RunFolder | undefined;
  /** Whether some of its cases were chosen: that is no run of the version. */
  readonly part: boolean;
}

/** Asks one suite and reports it. Sets the exit code 3 where cases are left without a reply, 130 where the user stopped it. */
export async function testOneSuite(
  { prepared, parent, before, part }: SuiteToTest,
  options: TestOptions,
): Promise<{ readonly shown: ShownSuite; readonly interrupted: boolean }> {
  const started = new Date();
  const known = await plugins();
  const folder = openRunFolder(options.out ?? freshRun(parent, prepared.suite.version, started.toISOString()));
  const how = `the same command with --out ${folder.folder}`;
  const watcher = progress(options.quiet === true);
  const stop = stopping({ seconds: options.maxTime, later: `with ${how}` });
  try {
    const ended = await runSuite(prepared, {
      folder,
      watcher,
      stopping: stop.signal,
      budget: createBudget(options),
      cache: options.cache ? cacheFolder(process.env) : undefined,
      started: started.toISOString(),
      bail: options.bail === true,
    });
    watcher.end();
    const past = pastRuns(parent, folder.folder);
    const report = await reportSuite(folder, known, past);
    const over = nothingAnswered(ended, report);
    if (over) throw over;
    if (isWhole(ended) && !part) writeSummary(folder, report);
    tell(ended, report, { how, bail: options.bail === true });
    if (stop.interrupted) process.exitCode = 130;
    const comparison = before && compareSuites(await reportSuite(before, known), report);
    const seconds = (Date.now() - started.getTime()) / 1000;
    return { shown: { report, comparison, past, folder: folder.folder, seconds }, interrupted: stop.interrupted };
  } finally {
    watcher.end();
    stop.end();
  }
}

function isWhole({ stopped, over }: SuiteEnded): boolean {
  return stopped === undefined && over.length === 0;
}

/** Why no model gave any reply: that is the user's to mend, and no result. */
function nothingAnswered({ over }: SuiteEnded, { configurations }: SuiteReport): Error | undefined {
  const models = new Set(configurations.map(({ model }) => model));
  const none = configurations.every(({ counts }) => counts.passed + counts.failed + counts.inconclusive === 0);
  return over.length === models.size && none ? over[0]?.error : undefined;
}

function tell(
  ended: SuiteEnded,
  { configurations }: SuiteReport,
  { how, bail }: { readonly how: string; readonly bail: boolean },
): void {
  for (const { model, error } of ended.over) note(`${model} was not asked on: ${error.message}`);
  if (ended.stopped !== undefined) note(`Stopped before all was asked: ${ended.stopped}. Go on with ${how}`);
  const errors = configurations.reduce((sum, { counts }) => sum + counts.error, 0);
  if (errors > 0) note(`${errors} cases got no reply; ask them again with ${how}`);
  if (errors > 0 || (!isWhole(ended) && !bail)) process.exitCode = 3;
}
