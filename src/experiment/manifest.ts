import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { hash } from '../core/hash.js';
import { version } from '../core/package-root.js';
import { given } from '../datasets/given.js';
import { readError } from '../datasets/read-error.js';
import type { Experiment } from './experiment.js';
import { promptTexts } from './experiment-prompt.js';
import type { Prepared } from './prepare.js';
import { categoryOf, nameOf, type Selection } from './selection.js';

/** What a run was made from: all that is needed to repeat it, and to tell it from another. */
export interface Manifest {
  readonly schema: 1;
  readonly tool: { readonly name: 'mmt4nl'; readonly version: string };
  /** Hash of version, experiment, task, operators and the content of all files: runs with equal identities ask the same. */
  readonly identity: string;
  readonly name: string;
  /** The experiment as it was read, defaults filled in, with paths as they were found. */
  readonly experiment: Experiment;
  readonly task: unknown;
  readonly operators: readonly { readonly name: string; readonly rules: readonly string[]; readonly perItem: number }[];
  readonly models: readonly string[];
  /** The categories of the operators, in their order; empty where the cases came as pairs. */
  readonly categories: readonly string[];
  /** SHA-256 of each file that was read. */
  readonly data: Readonly<Record<string, string>>;
  /** When the run was planned, ISO 8601; runs made before this was kept have none. No part of the identity. */
  readonly started?: string;
  /** Hash of the plug-ins that the user brought; absent: there were none. */
  readonly plugins?: string;
  readonly counts?: { readonly items: number; readonly cases: number };
}

export async function createManifest({
  experiment,
  task,
  selections,
  models,
  fingerprint: plugins,
}: Prepared): Promise<Manifest> {
  const data = await fingerprints([
    experiment.data.file,
    ...(experiment.demonstrations === undefined ? [] : [experiment.demonstrations]),
    ...models.flatMap(({ file }) => file ?? []),
  ]);
  const operators = selections.map((selection) => ({
    name: nameOf(selection),
    rules: rulesOf(selection),
    perItem: selection.perItem,
  }));
  // Neither where a file lies nor the pace and the price of a model changes what is asked.
  const asked = {
    ...experiment,
    models: models.map(({ spec }) => [spec.provider, spec.name, spec.baseUrl ?? null]),
    data: { ...experiment.data, file: null },
    demonstrations: null,
    prompt: promptTexts(experiment),
  };
  return {
    schema: 1,
    tool: { name: 'mmt4nl', version: version() },
    identity: hash([version(), asked, task, operators, data, ...(plugins === undefined ? [] : [plugins])]),
    name: experiment.name,
    experiment,
    task,
    operators,
    models: models.map(({ model }) => model.name),
    categories: [...new Set(selections.map(categoryOf))],
    data,
    ...given('plugins', plugins),
  };
}

/** Of operators in turn: `negation/negated-verb`, `typo/swapped-letters`. */
function rulesOf(selection: Selection): readonly string[] {
  if (!('compose' in selection)) return selection.rules ?? Object.keys(selection.operator.rules);
  return selection.compose.flatMap(({ name, rules }) => Object.keys(rules).map((id) => `${name}/${id}`));
}

/** By the files' names; a second one of the same name goes by its place among them too. Throws UserError for one that cannot be read. */
async function fingerprints(files: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const names = files.map((file) => path.basename(file));
  const prints = await Promise.all(files.map(fingerprint));
  return Object.fromEntries(
    prints.map((print, at) => [names.indexOf(names[at] ?? '') === at ? names[at] : `${names[at]} (${at})`, print]),
  );
}

async function fingerprint(file: string): Promise<string> {
  const sum = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) sum.update(chunk as Buffer);
  } catch (error) {
    throw readError(error, file);
  }
  return sum.digest('hex');
}
