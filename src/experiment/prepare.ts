import { readFileSync } from 'node:fs';
import { UserError } from '../core/errors.js';
import type { Model, ModelSpec, Params, Plugins, Task } from '../core/types.js';
import { openModel } from '../models/index.js';
import { retrying } from '../models/retry.js';
import { taskNamed } from '../tasks/index.js';
import { checkNames } from './check-names.js';
import type { Experiment, PromptPart } from './experiment.js';
import type { Selection } from './follow-ups.js';
import type { ReadExperiment } from './read-experiment.js';

/** A model that is ready to be asked. */
export interface OpenedModel {
  readonly spec: ModelSpec;
  readonly model: Model;
}

/** An experiment with its names looked up and its models opened; nothing has been asked yet. */
export interface Prepared {
  readonly experiment: Experiment;
  readonly task: Task;
  readonly selections: readonly Selection[];
  readonly models: readonly OpenedModel[];
  readonly params: Params;
}

/** Milliseconds that one attempt at a request may take. */
const DEADLINE = 120_000;

/** Throws UserError for a name that there is not and for a key that is missing, before anything is asked. */
export async function prepare(
  read: ReadExperiment,
  plugins: Plugins,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Prepared> {
  const { experiment } = read;
  const { selections, models } = checkNames(read, plugins);
  const task = typeof experiment.task === 'string' ? taskNamed(experiment.task) : experiment.task;
  const opened: OpenedModel[] = [];
  for (const spec of models) {
    const model = await openModel(spec, environment, plugins.models);
    opened.push({ spec, model: retrying(model, { deadline: DEADLINE }) });
  }
  return { experiment, task, selections, models: opened, params: experiment.params };
}

/** The text of a part of the prompt, from its file where it names one. */
export function promptText(part: PromptPart | undefined): string | undefined {
  if (part === undefined || typeof part === 'string') return part;
  try {
    return readFileSync(part.file, 'utf8');
  } catch (error) {
    throw new UserError(`${part.file}: Expected a prompt template: ${(error as Error).message}`);
  }
}
