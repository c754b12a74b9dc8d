import path from 'node:path';
import { runOfVersion, suiteFolder } from '../contracts/history.js';
import { prepareSuite } from '../contracts/prepare-suite.js';
import { readSuite } from '../contracts/read-suite.js';
import { UserError } from '../core/errors.js';
import { targetOf } from '../notify/target.js';
import { suiteReports } from '../reports/suites/index.js';
import type { ShownSuite } from '../reports/suites/shown-suite.js';
import { chosenSuite } from './chosen-suite.js';
import { failureNotice, notify } from './notify.js';
import { plugins } from './plugins.js';
import { note, print } from './print.js';
import { failuresOf } from './suite-failures.js';
import { sweepOf } from './sweep.js';
import { screen } from './tables.js';
import type { TestOptions } from './test.js';
import { type SuiteToTest, testOneSuite } from './test-one-suite.js';
import { writeReport } from './write-report.js';

/** `mmt4nl test`: exits 1 where what was demanded is not met, 3 where cases are left without a reply. All suites are read before any is asked. */
export async function test(files: readonly string[], options: TestOptions): Promise<void> {
  const { minScore, out } = options;
  if (out !== undefined && files.length > 1)
    throw new UserError(
      '--out: Expected one suite for one folder, got several',
      'Leave it out, and each has a folder of its own.',
    );
  const target = options.notify === undefined ? undefined : targetOf(options.notify, process.env);
  const suites: SuiteToTest[] = [];
  for (const file of files) suites.push(await toTest(file, options));
  const shown: ShownSuite[] = [];
  for (const suite of suites) {
    const one = await testOneSuite(suite, options);
    shown.push(one.shown);
    if (one.interrupted) break;
  }
  const render = suiteReports[options.format];
  const text = (await render?.(shown, screen(options.output))) ?? '';
  if (options.output === undefined) await print(text);
  else writeReport(options.output, text);
  const failures = shown.flatMap((each) => failuresOf(each, minScore));
  for (const failure of failures) note(failure);
  if (failures.length === 0) return;
  process.exitCode ??= 1;
  await notify(target, failureNotice(shown, failures));
}

async function toTest(file: string, options: TestOptions): Promise<SuiteToTest> {
  const { model, sweep, out, compareTo, category } = options;
  const all = await plugins();
  const read = chosenSuite(await readSuite(file, all.invariants), options);
  const prepared = await prepareSuite(read, {
    plugins: all,
    environment: process.env,
    models: model,
    sweep: sweepOf(sweep),
  });
  const parent = out === undefined ? suiteFolder(read.suite.name) : path.dirname(path.resolve(out));
  const before = compareTo === undefined ? undefined : runOfVersion(compareTo, parent);
  return { prepared, parent, before, part: category !== undefined || options.case !== undefined };
}
