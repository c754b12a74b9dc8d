import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../config/config.js';
import { withConfig } from '../config/with-config.js';
import type { Model, ModelProvider, Plugins } from '../core/types.js';
import { createBudget, type Limits } from '../experiment/budget.js';
import { prepare } from '../experiment/prepare.js';
import { parseExperiment, readExperiment } from '../experiment/read-experiment.js';
import { runExperiment } from '../experiment/run-experiment.js';
import { type Tables, tablesOf } from '../experiment/tables.js';
import { openRunFolder } from '../store/run-folder.js';

export interface RunOptions extends Limits {
  /** The run's folder; the same experiment goes on there. By default a new one among the temporary files. */
  readonly folder?: string;
  /** Models of your own, in the place of the experiment's. */
  readonly models?: readonly Model[];
  /** Plug-ins beside the built-in ones. */
  readonly config?: Config;
  /** A folder in which replies outlive runs; by default none is used. */
  readonly cache?: string;
  /** Fires when nothing more is to be asked. */
  readonly signal?: AbortSignal;
  /** Keys are read from here; by default from the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/** A run's tables, and where it is kept. */
export interface RunResult extends Tables {
  readonly folder: string;
  /** Why it ended before all was asked; undefined: it did not. */
  readonly stopped: string | undefined;
}

/** The provider of models that are values. */
const OWN = 'own';

/** Runs an experiment: a YAML file, or what stands in one as a value. Throws UserError for what the caller can mend. */
export async function runWith(
  builtIns: Plugins,
  experiment: string | Readonly<Record<string, unknown>>,
  { folder: named, models = [], config, cache, signal, environment = process.env, ...limits }: RunOptions = {},
): Promise<RunResult> {
  const plugins = withOwn(withConfig(builtIns, config && { file: 'config', config, fingerprint: 'api' }), models);
  const read =
    typeof experiment === 'string'
      ? await readExperiment(experiment)
      : parseExperiment(JSON.stringify(experiment), path.resolve('experiment.json'));
  const meant =
    models.length === 0
      ? read
      : { ...read, experiment: { ...read.experiment, models: models.map(({ name }) => `${OWN}:${name}`) } };
  const prepared = await prepare(meant, plugins, environment);
  const folder = openRunFolder(named ?? mkdtempSync(path.join(tmpdir(), 'mmt4nl-run-')));
  const quiet = { planned: () => undefined, settled: () => undefined, note: () => undefined };
  const { stopped } = await runExperiment(prepared, {
    folder,
    relations: plugins.relations,
    stopping: signal ?? new AbortController().signal,
    watcher: quiet,
    budget: createBudget(limits),
    cache,
    again: false,
    record: undefined,
  });
  return { ...(await tablesOf(folder)), folder: folder.folder, stopped };
}

/** Models are asked as they are, one request each: whoever brings one has its own pace. */
function withOwn(plugins: Plugins, models: readonly Model[]): Plugins {
  if (models.length === 0) return plugins;
  const own: ModelProvider = {
    name: OWN,
    about: 'models of the caller',
    examples: models.map(({ name }) => `${OWN}:${name}`),
    open: async ({ name }) => {
      const found = models.find((model) => model.name === name);
      if (found === undefined) throw new RangeError(`Expected a model called ${name}`);
      return { name: `${OWN}:${name}`, complete: (request) => found.complete(request) };
    },
  };
  return { ...plugins, models: [...plugins.models, own] };
}
