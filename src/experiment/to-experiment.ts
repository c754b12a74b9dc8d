import { basename, dirname, extname, resolve } from 'node:path';
import { UserError } from '../core/errors.js';
import type { Task } from '../core/types.js';
import { given } from '../datasets/given.js';
import { shotsOf } from '../datasets/shots.js';
import { customTask } from '../tasks/index.js';
import type { Experiment, ExperimentData, PromptPart } from './experiment.js';
import type { ExperimentEntry } from './schema.js';

/** The experiment that a file means: defaults filled in, its paths taken from where it lies. */
export function toExperiment(entry: ExperimentEntry, file: string): Experiment {
  const { name, task, shots, context, demonstrations, models = [], params, prompt = {} } = entry;
  const path = (relative: string) => resolve(dirname(file), relative);
  const part = (written: PromptPart): PromptPart =>
    typeof written === 'string' ? written : { file: path(written.file) };
  return {
    name: name ?? basename(file, extname(file)),
    task: typeof task === 'string' ? task : toTask(task, file),
    data: toData(entry, path),
    shots: [...new Set(shots.map(shotsOf))],
    fewShots: entry.fewShots,
    ...given('demonstrations', demonstrations === undefined ? undefined : path(demonstrations)),
    context: context.map((arm) => arm === 'with'),
    models,
    params: params ?? { temperature: 0 },
    prompt: Object.fromEntries(Object.entries(prompt).map(([role, written]) => [role, part(written)])),
    identity: entry.identity,
    repeats: entry.repeats,
    seed: entry.seed,
    ...given('stop', entry.stop),
  };
}

/** The user's own task. Throws UserError, after the file, for labels that a reader of replies could not tell apart. */
function toTask(task: Exclude<ExperimentEntry['task'], string>, file: string): Task {
  try {
    return customTask(task);
  } catch (error) {
    throw error instanceof UserError ? new UserError(`${file}: ${error.message}`, error.hint) : error;
  }
}

function toData(
  { dataset, pairs, perturbations, perItem = 1 }: ExperimentEntry,
  path: (relative: string) => string,
): ExperimentData {
  if (pairs !== undefined) return { kind: 'pairs', file: path(pairs) };
  if (dataset === undefined) throw new Error('Expected a dataset or pairs: consistency.ts sees to it');
  return {
    kind: 'dataset',
    file: path(dataset.file),
    ...given('limit', dataset.limit),
    ...given('columns', dataset.columns),
    ...given(
      'perturbations',
      perturbations?.map((entry) => ({ perItem, ...(typeof entry === 'string' ? { use: entry } : entry) })),
    ),
    perItem,
  };
}
