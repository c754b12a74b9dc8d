import { renameSync } from 'node:fs';
import { UserError } from '../core/errors.js';
import { hash } from '../core/hash.js';
import { createRng } from '../core/rng.js';
import type { Relation } from '../core/types.js';
import { readItems } from '../datasets/items.js';
import { type Pair, readPairs } from '../datasets/pairs.js';
import type { RunFolder } from '../store/run-folder.js';
import { writeJsonLines } from '../store/write-json-lines.js';
import { labelOf } from '../tasks/index.js';
import { createManifest, type Manifest } from './manifest.js';
import { byItem, plan } from './plan.js';
import type { Prepared } from './prepare.js';
import { shuffleCases } from './shuffle-cases.js';

/**
 * Plans an experiment's cases into a folder: `cases.jsonl`, then the manifest, so that a folder that has one has all its
 * cases. A folder that holds the same experiment keeps its cases, and learns what may be said anew: the pace of a model,
 * where a file lies. Nobody else may be at work in it. Throws UserError where it holds another experiment, and where no
 * operator applies to any text.
 */
export async function planInto(
  folder: RunFolder,
  prepared: Prepared,
  relations: readonly Relation[],
): Promise<Manifest> {
  const manifest = await createManifest(prepared);
  const held = folder.manifest();
  if (held !== undefined) {
    const renewed = checkSameRun(folder, manifest);
    if (hash(renewed) !== hash(held)) folder.writeManifest(renewed);
    return renewed;
  }
  const counts = await writeCases(folder, plannedCases(prepared, relations));
  if (counts.cases === 0) throw nothingToAsk(prepared);
  const complete: Manifest = { ...manifest, started: new Date().toISOString(), counts };
  const [planned, shuffled] = [`${folder.path('cases')}.new`, `${folder.path('cases')}.shuffled`];
  const { stop, seed } = prepared.experiment;
  if (stop) {
    shuffleCases(planned, shuffled, createRng(seed).fork('order of items'));
    renameSync(shuffled, planned);
  }
  renameSync(planned, folder.path('cases'));
  folder.writeManifest(complete);
  return complete;
}

function nothingToAsk({ experiment }: Prepared): UserError {
  return new UserError(
    `${experiment.data.file}: Expected at least one text that the chosen operators apply to, got none`,
    'mmt4nl perturb FILE --task … shows what each operator does with each text.',
  );
}

/** The manifest of the folder's run, with what `manifest` says anew. Throws UserError where that is of another run. */
export function checkSameRun(folder: RunFolder, manifest: Manifest): Manifest {
  const held = folder.manifest() as Manifest;
  if (held.identity === manifest.identity) return { ...held, experiment: manifest.experiment };
  throw new UserError(
    `${folder.folder}: Expected an empty folder or a run of the same experiment, found another run ("${held.name}", mmt4nl ${held.tool.version})`,
    'Choose another folder with --out, or remove this one.',
  );
}

async function writeCases(
  folder: RunFolder,
  planned: AsyncIterable<readonly Pair[]>,
): Promise<{ items: number; cases: number }> {
  let items = 0;
  async function* each() {
    for await (const cases of planned) {
      if (cases.length > 0) items++;
      yield* cases;
    }
  }
  const cases = await writeJsonLines(`${folder.path('cases')}.new`, each());
  return { items, cases };
}

async function* plannedCases(
  { experiment, task, selections }: Prepared,
  relations: readonly Relation[],
): AsyncGenerator<readonly Pair[]> {
  const { data, seed } = experiment;
  if (data.kind === 'pairs') {
    yield* byItem(readPairs(data.file, { tasks: [task], labelOf, relations: relations.map(({ name }) => name) }));
    return;
  }
  const items = readItems(data.file, { task, labelOf, columns: data.columns, limit: data.limit });
  for await (const { cases } of plan({ items, task, selections, rng: createRng(seed) })) yield cases;
}
