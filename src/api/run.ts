import path from 'node:path';
import type { Plugins } from '../core/types.js';
import { createBudget } from '../experiment/budget.js';
import { prepare } from '../experiment/prepare.js';
import { parseExperiment, readExperiment } from '../experiment/read-experiment.js';
import { runExperiment } from '../experiment/run-experiment.js';
import { type Tables, tablesOf } from '../experiment/tables.js';
import { folderFor, pluginsFor, QUIET, type SessionOptions, specOf, stoppingBy } from './session.js';

/** A run's tables, and where it is kept. */
export interface RunResult extends Tables {
  readonly folder: string;
  /** Why it ended before all was asked; undefined: it did not. */
  readonly stopped: string | undefined;
}

/** Runs an experiment: a YAML file, or what stands in one as a value. Throws UserError for what the caller can mend. */
export async function runWith(
  builtIns: Plugins,
  experiment: string | Readonly<Record<string, unknown>>,
  { folder: named, models = [], config, cache, signal, environment = process.env, ...limits }: SessionOptions = {},
): Promise<RunResult> {
  const plugins = pluginsFor(builtIns, config, models);
  const read =
    typeof experiment === 'string'
      ? await readExperiment(experiment)
      : parseExperiment(JSON.stringify(experiment), path.resolve('experiment.json'));
  const meant =
    models.length === 0 ? read : { ...read, experiment: { ...read.experiment, models: models.map(specOf) } };
  const prepared = await prepare(meant, plugins, environment);
  const folder = folderFor(named);
  const { stopping, end } = stoppingBy(signal);
  const { stopped } = await runExperiment(prepared, {
    folder,
    relations: plugins.relations,
    stopping,
    watcher: QUIET,
    budget: createBudget(limits),
    cache,
    again: false,
    record: undefined,
  }).finally(end);
  return { ...(await tablesOf(folder)), folder: folder.folder, stopped };
}
