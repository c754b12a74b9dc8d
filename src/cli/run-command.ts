import type { Executor } from '../executors/executor.js';
import { createBudget } from '../experiment/budget.js';
import { judgedCases } from '../experiment/judged-cases.js';
import { type Prepared, prepare } from '../experiment/prepare.js';
import { readExperiment } from '../experiment/read-experiment.js';
import { type Ended, runExperiment } from '../experiment/run-experiment.js';
import { categoryOf } from '../experiment/selection.js';
import { tablesOf } from '../experiment/tables.js';
import type { Gate } from '../gates/gate.js';
import { cacheFolder } from '../store/cache-folder.js';
import { existingRunFolder, openRunFolder, type RunFolder } from '../store/run-folder.js';
import { folderOf, overridden } from './chosen-experiment.js';
import { withExecutor } from './executor-options.js';
import { applyGates, readGates } from './gates.js';
import { stopping } from './interrupt.js';
import { plugins } from './plugins.js';
import { prepareToResume } from './prepare-to-resume.js';
import { note, print } from './print.js';
import { progress } from './progress.js';
import { recordedNote } from './recorded-note.js';
import { reportData } from './report-data.js';
import type { ResumeOptions } from './resume.js';
import type { RunOptions } from './run.js';
import type { SessionOptions } from './session-options.js';
import { readManifest } from './stored-manifest.js';
import { printedSuite, storedSuite } from './stored-suite.js';
import { printTables, type TableOptions, type TablePrinter, tablePrinter } from './tables.js';
import { unpricedNote } from './unpriced-note.js';

/** `mmt4nl run`: exits 3 where cases are left without a reply. */
export async function run(file: string, options: RunOptions): Promise<void> {
  const printer = await tablePrinter(options);
  const read = overridden(await readExperiment(file), options);
  await withExecutor(options, note, async ({ executor, open }) => {
    const prepared = await prepare(read, await plugins(), process.env, open);
    const gates = readGates(options.gate, [...new Set(prepared.selections.map(categoryOf))]);
    const folder = openRunFolder(await folderOf(prepared, options.out));
    await carryOut(prepared, folder, { ...options, executor, again: false, gates }, printer);
  });
}

/** `mmt4nl resume`: the experiment is the one in the folder's manifest. */
export async function resume(folderName: string, options: ResumeOptions): Promise<void> {
  const printer = await tablePrinter(options);
  const folder = existingRunFolder(folderName);
  const gates = readGates(options.gate, readManifest(folder).categories);
  const again = options.errors === true;
  await withExecutor(options, note, async ({ executor, open }) => {
    const prepared = await prepareToResume(folder, { cache: cacheIn(options), again }, open);
    await carryOut(prepared, folder, { ...options, executor, again, gates }, printer);
  });
}

/** `mmt4nl table`: from the folder alone. */
export async function table(
  folderName: string,
  options: TableOptions & { readonly gate?: readonly string[] },
): Promise<void> {
  const folder = existingRunFolder(folderName);
  const suite = await storedSuite(folder);
  if (suite) {
    await print(await printedSuite(suite, options.format));
    return;
  }
  const printer = await tablePrinter(options);
  const manifest = readManifest(folder);
  const gates = readGates(options.gate, manifest.categories);
  const tables = await tablesOf(folder);
  await printTables(printer, { ...(await reportData(tables, manifest)), cases: () => judgedCases(folder) });
  await applyGates(gates, { folder, manifest, rows: tables.rows });
}

async function carryOut(
  prepared: Prepared,
  folder: RunFolder,
  options: TableOptions &
    SessionOptions & {
      readonly again: boolean;
      readonly gates: readonly Gate[];
      readonly executor: Executor | undefined;
    },
  printer: TablePrinter,
): Promise<void> {
  const how = `mmt4nl resume ${folder.folder}`;
  const watcher = progress(options.quiet === true);
  const stop = stopping({ seconds: options.maxTime, later: `with: ${how}` });
  const loose = options.maxCost === undefined ? undefined : unpricedNote(prepared.models);
  if (loose !== undefined) watcher.note(loose);
  try {
    const { relations } = await plugins();
    const session = { folder, relations, stopping: stop.signal, watcher, budget: createBudget(options) };
    const { again, record, executor } = options;
    const ended = await runExperiment(prepared, { ...session, again, record, executor, cache: cacheIn(options) });
    watcher.end();
    if (options.record !== undefined && ended.recorded && !options.quiet)
      note(recordedNote(options.record, ended.recorded, prepared.models.length > 1));
    if (stop.interrupted) process.exitCode = 130;
    else await conclude(ended, folder, printer, { how, quiet: options.quiet === true, gates: options.gates });
  } finally {
    watcher.end();
    stop.end();
  }
}

/** The tables, and what is left to do: exit 3 where something is, 2 where no model could be asked at all. */
async function conclude(
  { manifest, stopped, over }: Ended,
  folder: RunFolder,
  printer: TablePrinter,
  { how, quiet, gates }: { readonly how: string; readonly quiet: boolean; readonly gates: readonly Gate[] },
): Promise<void> {
  const tables = await tablesOf(folder);
  const [first] = over;
  if (first && over.length === manifest.models.length && tables.answered === 0) throw first.error;
  await printTables(printer, { ...(await reportData(tables, manifest)), cases: () => judgedCases(folder) });
  if (!quiet) note(`Run kept in ${folder.folder}`);
  for (const { model, error } of over) {
    note(`${model} was not asked on: ${error.message}${error.hint === undefined ? '' : `. ${error.hint}`}`);
  }
  if (over.length > 0) note(`When that is mended: ${how}`);
  if (stopped !== undefined) note(`Stopped before all was asked: ${stopped}. Go on with: ${how}`);
  else if (over.length === 0 && tables.errors > 0)
    note(`${tables.errors} cases got no reply; ask them again with: ${how} --errors`);
  if (stopped !== undefined || over.length > 0 || tables.errors > 0) process.exitCode = 3;
  await applyGates(gates, { folder, manifest, rows: tables.rows });
}

function cacheIn({ cache }: Pick<SessionOptions, 'cache'>): string | undefined {
  return cache ? cacheFolder(process.env) : undefined;
}
