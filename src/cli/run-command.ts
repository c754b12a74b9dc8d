import path from 'node:path';
import { createManifest } from '../experiment/manifest.js';
import { prepare } from '../experiment/prepare.js';
import { type ReadExperiment, readExperiment } from '../experiment/read-experiment.js';
import { runExperiment } from '../experiment/run-experiment.js';
import { tablesOf } from '../experiment/tables.js';
import { builtIns } from '../index.js';
import { existingRunFolder, openRunFolder, type RunFolder } from '../store/run-folder.js';
import { interruptible } from './interrupt.js';
import { note } from './print.js';
import { progress } from './progress.js';
import { reportData } from './report-data.js';
import type { RunOptions } from './run.js';
import { readManifest } from './stored-manifest.js';
import { printTables, type TableOptions, type TablePrinter, tablePrinter } from './tables.js';

/** `mmt4nl run`: exits 3 where cases are left without a reply. */
export async function run(file: string, options: RunOptions): Promise<void> {
  const printer = await tablePrinter(options);
  const prepared = await prepare(overridden(await readExperiment(file), options), builtIns, process.env);
  const folder = openRunFolder(
    options.out ??
      path.join('runs', `${prepared.experiment.name}-${(await createManifest(prepared)).identity.slice(0, 8)}`),
  );
  await carryOut(prepared, folder, options, printer);
}

/** `mmt4nl resume`: the experiment is the one in the folder's manifest. */
export async function resume(folderName: string, options: TableOptions & { readonly quiet?: boolean }): Promise<void> {
  const printer = await tablePrinter(options);
  const folder = existingRunFolder(folderName);
  const manifest = readManifest(folder);
  const read: ReadExperiment = {
    experiment: manifest.experiment,
    at: (field) => `${folderName}/manifest.json: ${field.join('.')}`,
  };
  await carryOut(await prepare(read, builtIns, process.env), folder, options, printer);
}

/** `mmt4nl table`: from the folder alone. */
export async function table(folderName: string, options: TableOptions): Promise<void> {
  const printer = await tablePrinter(options);
  const folder = existingRunFolder(folderName);
  const manifest = readManifest(folder);
  await printTables(printer, await reportData(await tablesOf(folder), manifest));
}

async function carryOut(
  prepared: Awaited<ReturnType<typeof prepare>>,
  folder: RunFolder,
  options: TableOptions & { readonly quiet?: boolean },
  printer: TablePrinter,
): Promise<void> {
  const watcher = progress(options.quiet === true);
  const { signal, stop } = interruptible(() => note(`Stopping. Go on later with: mmt4nl resume ${folder.folder}`));
  try {
    const manifest = await runExperiment(prepared, { folder, relations: builtIns.relations, signal, watcher });
    watcher.end();
    const tables = await tablesOf(folder);
    await printTables(printer, await reportData(tables, manifest));
    if (options.quiet !== true) note(`Run kept in ${folder.folder}`);
    if (tables.errors > 0) {
      note(`${tables.errors} cases got no reply; ask them again with: mmt4nl resume ${folder.folder}`);
      process.exitCode = 3;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    process.exitCode = 130;
  } finally {
    watcher.end();
    stop();
  }
}

/** The experiment with what the command line says instead; errors then name the option. */
function overridden({ experiment, at }: ReadExperiment, { model, limit, seed }: RunOptions): ReadExperiment {
  const { data } = experiment;
  return {
    experiment: {
      ...experiment,
      ...(model === undefined ? {} : { models: model }),
      ...(seed === undefined ? {} : { seed }),
      data: limit === undefined || data.kind === 'pairs' ? data : { ...data, limit },
    },
    at: (field) => (model !== undefined && field[0] === 'models' ? '--model' : at(field)),
  };
}
