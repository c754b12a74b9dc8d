import { estimateRun } from '../experiment/estimate.js';
import { prepare } from '../experiment/prepare.js';
import { readExperiment } from '../experiment/read-experiment.js';
import { nameModel } from '../models/index.js';
import { cacheFolder } from '../store/cache-folder.js';
import { folderOf, overridden } from './chosen-experiment.js';
import { checkDryRunFormat, dryRunJson, dryRunText } from './dry-run.js';
import { plugins } from './plugins.js';
import { note, print } from './print.js';
import type { RunOptions } from './run.js';

/** `mmt4nl run --dry-run`: asks nothing, needs no key and makes no folder. */
export async function dryRun(file: string, options: RunOptions): Promise<void> {
  checkDryRunFormat(options.format);
  const prepared = await prepare(
    overridden(await readExperiment(file), options),
    await plugins(),
    process.env,
    nameModel,
  );
  const estimate = await estimateRun(prepared, {
    folder: await folderOf(prepared, options.out),
    relations: (await plugins()).relations,
    cache: options.cache ? cacheFolder(process.env) : undefined,
    note: options.quiet ? () => undefined : note,
  });
  const { name, stop } = prepared.experiment;
  await print(
    options.format === 'json' ? dryRunJson(estimate, name) : dryRunText(estimate, { limited: stop !== undefined }),
  );
}
