import path from 'node:path';
import pc from 'picocolors';
import { compareSuites } from '../contracts/compare-suites.js';
import { pastRuns, runName, runOfVersion, suiteFolder, writeSummary } from '../contracts/history.js';
import { type PreparedSuite, prepareSuite } from '../contracts/prepare-suite.js';
import { readSuite } from '../contracts/read-suite.js';
import { reportSuite } from '../contracts/report-suite.js';
import { runSuite } from '../contracts/run-suite.js';
import { UserError } from '../core/errors.js';
import { given } from '../datasets/given.js';
import { createBudget } from '../experiment/budget.js';
import { suiteReports } from '../reports/suites/index.js';
import type { ShownSuite } from '../reports/suites/shown-suite.js';
import { cacheFolder } from '../store/cache-folder.js';
import { openRunFolder } from '../store/run-folder.js';
import { chosenSuite } from './chosen-suite.js';
import { stopping } from './interrupt.js';
import { plugins } from './plugins.js';
import { note, print } from './print.js';
import { progress } from './progress.js';
import { failuresOf } from './suite-failures.js';
import { sweepOf } from './sweep.js';
import { terminalWidth } from './tables.js';
import type { TestOptions } from './test.js';
import { writeReport } from './write-report.js';

/** `mmt4nl test`: exits 1 where what was demanded is not met, 3 where cases are left without a reply. All suites are read before any is asked. */
export async function test(files: readonly string[], options: TestOptions): Promise<void> {
  const { minScore, out } = options;
  if (minScore !== undefined && !(minScore >= 0 && minScore <= 100))
    throw new UserError('--min-score: Expected a percentage from 0 to 100, such as 95');
  if (out !== undefined && files.length > 1)
    throw new UserError(
      '--out: Expected one suite for one folder, got several',
      'Leave it out, and each has a folder of its own.',
    );
  const sweep = sweepOf(options.sweep);
  const suites: PreparedSuite[] = [];
  for (const file of files) {
    const read = chosenSuite(await readSuite(file, (await plugins()).invariants), options);
    suites.push(
      await prepareSuite(read, { plugins: await plugins(), environment: process.env, models: options.model, sweep }),
    );
  }
  const shown: ShownSuite[] = [];
  for (const suite of suites) {
    const one = await run(suite, options);
    shown.push(one.shown);
    if (one.stopped) break;
  }
  const render = suiteReports[options.format];
  const color = options.output === undefined && process.stdout.isTTY === true && pc.isColorSupported;
  const text = (await render?.(shown, { width: terminalWidth(), color })) ?? '';
  if (options.output === undefined) await print(text);
  else writeReport(options.output, text);
  const failures = shown.flatMap((each) => failuresOf(each, minScore));
  for (const failure of failures) note(failure);
  if (failures.length > 0) process.exitCode ??= 1;
}

async function run(
  prepared: PreparedSuite,
  options: TestOptions,
): Promise<{ readonly shown: ShownSuite; readonly stopped: boolean }> {
  const started = new Date();
  const { name, version } = prepared.suite;
  const parent = options.out === undefined ? suiteFolder(name) : path.dirname(path.resolve(options.out));
  const folder = openRunFolder(options.out ?? path.join(parent, runName(version, started.toISOString())));
  const before = options.compareTo === undefined ? undefined : runOfVersion(options.compareTo, parent);
  const how = `the same command with --out ${folder.folder}`;
  const watcher = progress(options.quiet === true);
  const stop = stopping({
    onStop: () =>
      note(`Stopping: what is under way is waited for (Ctrl-C again: not even that). Go on later with ${how}`),
    ...given('seconds', options.maxTime),
  });
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
    const report = await reportSuite(folder, (await plugins()).relations, past);
    const [first] = ended.over;
    if (
      first &&
      ended.over.length === new Set(report.configurations.map(({ model }) => model)).size &&
      report.configurations.every(({ counts }) => counts.passed + counts.failed + counts.inconclusive === 0)
    )
      throw first.error;
    const whole = ended.stopped === undefined && ended.over.length === 0;
    if (whole) writeSummary(folder, report);
    for (const { model, error } of ended.over) note(`${model} was not asked on: ${error.message}`);
    if (ended.stopped !== undefined) note(`Stopped before all was asked: ${ended.stopped}. Go on with ${how}`);
    const errors = report.configurations.reduce((sum, { counts }) => sum + counts.error, 0);
    if (errors > 0) note(`${errors} cases got no reply; ask them again with ${how}`);
    if (!whole && options.bail !== true) process.exitCode = 3;
    else if (errors > 0) process.exitCode = 3;
    if (stop.interrupted) process.exitCode = 130;
    const comparison = before && compareSuites(await reportSuite(before, (await plugins()).relations), report);
    const seconds = (Date.now() - started.getTime()) / 1000;
    return { shown: { report, comparison, past, folder: folder.folder, seconds }, stopped: stop.interrupted };
  } finally {
    watcher.end();
    stop.end();
  }
}
