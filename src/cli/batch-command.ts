import { UserError } from '../core/errors.js';
import { plainText } from '../core/plain-text.js';
import { listed } from '../datasets/shown.js';
import { exportBatch } from '../experiment/export-batch.js';
import { importBatch } from '../experiment/import-batch.js';
import { prepare } from '../experiment/prepare.js';
import { readExperiment } from '../experiment/read-experiment.js';
import { nameModel } from '../models/index.js';
import { cacheFolder } from '../store/cache-folder.js';
import { existingRunFolder, openRunFolder } from '../store/run-folder.js';
import { count, counted, size } from './aligned.js';
import type { ExportOptions, ImportOptions } from './batch.js';
import { folderOf, overridden } from './chosen-experiment.js';
import { leftOut } from './left-out.js';
import { plugins } from './plugins.js';
import { note, print } from './print.js';
import { storedExperiment } from './stored-manifest.js';

/** `mmt4nl batch export`: the files that were written go to stdout. */
export async function batchExport(file: string, options: ExportOptions): Promise<void> {
  const format = await formatOf(options.provider);
  const prepared = await prepare(
    overridden(await readExperiment(file), options),
    await plugins(),
    process.env,
    nameModel,
  );
  const models = prepared.models.filter(({ spec }) => spec.provider === options.provider);
  if (models.length === 0) {
    throw new UserError(
      `--provider: Expected the provider of one of the models (${prepared.models.map(({ model }) => model.name).join(', ')}), got \`${options.provider}\``,
      `Name a model of it: --model ${options.provider}:…`,
    );
  }
  const folder = openRunFolder(await folderOf(prepared, options.folder));
  const { files, held } = await exportBatch(prepared, {
    folder,
    models,
    format,
    file: options.out,
    relations: (await plugins()).relations,
    cache: options.cache ? cacheFolder(process.env) : undefined,
    again: options.errors === true,
    note,
  });
  for (const { file, model, requests, bytes } of files)
    await print(plainText(`${file}: ${counted(requests, 'request')} of ${model} (${size(bytes)})\n`));
  const left = leftOut(held, '--errors takes them in');
  if (left !== '') note(`Left out: ${left}`);
  if (files.length === 0) note(`Nothing is left to ask: mmt4nl resume ${folder.folder}`);
  else note(`${format.next}\nThen: mmt4nl batch import ${folder.folder} RESULTS.jsonl`);
}

/** `mmt4nl batch import` */
export async function batchImport(folderName: string, files: readonly string[], options: ImportOptions): Promise<void> {
  const folder = existingRunFolder(folderName);
  const prepared = await prepare(storedExperiment(folder), await plugins(), process.env, nameModel);
  const { replies, errors, known } = await importBatch(prepared, {
    folder,
    files,
    cache: options.cache ? cacheFolder(process.env) : undefined,
  });
  const taken = [counted(replies, 'reply', 'replies'), ...(errors > 0 ? [counted(errors, 'error')] : [])].join(' and ');
  await print(`Took in ${taken}${known > 0 ? `; ${count(known)} were there already` : ''}\n`);
  note(`Go on with: mmt4nl resume ${folder.folder}${errors > 0 ? ' (with --errors what failed is asked again)' : ''}`);
}

/** Throws UserError for a provider that there is not, or that takes no batches. */
async function formatOf(name: string) {
  const { models } = await plugins();
  const format = models.find((provider) => provider.name === name)?.batch;
  if (format !== undefined) return format;
  const those = models.flatMap((provider) => (provider.batch ? [provider.name] : []));
  throw new UserError(`--provider: Expected a provider that takes batches, ${listed(those)}, got \`${name}\``);
}
