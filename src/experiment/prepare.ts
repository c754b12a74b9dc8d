import type { BatchFormat } from '../core/batch.js';
import type { Item, Model, ModelSpec, Params, Plugins, Task } from '../core/types.js';
import type { openModel } from '../models/index.js';
import type { KnownPrice } from '../models/prices.js';
import type { Prompt } from '../prompts/prompt.js';
import { taskNamed } from '../tasks/index.js';
import { checkNames } from './check-names.js';
import type { Experiment } from './experiment.js';
import { experimentDemonstrations, experimentPrompt } from './experiment-prompt.js';
import { openOne } from './open-one.js';
import type { ReadExperiment } from './read-experiment.js';
import type { Selection } from './selection.js';

/** A model that is ready to be asked. */
export interface OpenedModel {
  readonly spec: ModelSpec;
  /** Where it is served, when that is not its provider's own address. */
  readonly address: string | undefined;
  /** As its provider opens it: without pace or retries. */
  readonly model: Model;
  /** Whether it answers in this process. */
  readonly local: boolean;
  /** Tokens of a reply at most, where the experiment names no limit. */
  readonly maxTokens: number | undefined;
  /** What its provider asks for it, where that is known; of a model in this process nothing is asked. */
  readonly price: KnownPrice | undefined;
  /** The file that its answers come from, where they come from one. */
  readonly file: string | undefined;
  /** How its provider takes requests as a file, where it does. */
  readonly batch: BatchFormat | undefined;
}

/** An experiment with its names looked up and its models opened; nothing has been asked yet. */
export interface Prepared {
  readonly experiment: Experiment;
  readonly task: Task;
  readonly selections: readonly Selection[];
  readonly models: readonly OpenedModel[];
  readonly params: Params;
  readonly prompt: Prompt;
  /** All that the task or the user has, in their order; none where only zero shots are asked for. */
  readonly demonstrations: readonly Item[];
  /** Of the plug-ins that the user brings. */
  readonly fingerprint: string | undefined;
}

/**
 * Throws UserError for a name that there is not and for a key that is missing, before anything is asked.
 * @param open `nameModel` where nothing will be asked, so that no key is needed
 */
export async function prepare(
  read: ReadExperiment,
  plugins: Plugins,
  environment: Readonly<Record<string, string | undefined>>,
  open?: typeof openModel,
): Promise<Prepared> {
  const { experiment } = read;
  const { selections, models } = checkNames(read, plugins);
  const task = typeof experiment.task === 'string' ? taskNamed(experiment.task) : experiment.task;
  const opened: OpenedModel[] = [];
  for (const spec of models) opened.push(await openOne(spec, plugins, environment, open));
  const prompt = experimentPrompt(experiment, task);
  const demonstrations = await experimentDemonstrations(experiment, task, prompt);
  return {
    experiment,
    task,
    selections,
    models: opened,
    params: experiment.params,
    prompt,
    demonstrations,
    fingerprint: plugins.fingerprint,
  };
}
