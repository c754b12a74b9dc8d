import { UserError } from '../core/errors.js';
import type { ModelSpec, Plugins, TaskName } from '../core/types.js';
import type { Path } from '../documents/problems.js';
import { readModelSpec } from '../models/model-spec.js';
import { chooseOperators } from './choose-operators.js';
import type { Experiment } from './experiment.js';
import type { ReadExperiment } from './read-experiment.js';
import type { Selection } from './selection.js';

/** What the names in an experiment stand for. */
export interface Chosen {
  /** Empty where the cases are made already (`pairs`). */
  readonly selections: readonly Selection[];
  readonly models: readonly ModelSpec[];
}

/**
 * Looks up the operators, rules and models that an experiment names; an operator goes by its name or its category, and
 * where none is named, all that serve the task are meant. Throws UserError with a line for every name that there is not,
 * that promises nothing for the task, or that comes twice.
 * @param read `at` may be another than the file's, where the command line overrides what the file says
 */
export function checkNames(
  { experiment, at }: ReadExperiment,
  plugins: Pick<Plugins, 'perturbations' | 'models'>,
): Chosen {
  const problems: string[] = [];
  const complain = (path: Path, problem: string) => void problems.push(`${at(path)}: ${problem}`);
  const selections = selectionsOf(experiment, plugins, (path, problem) =>
    complain(['perturbations', ...path], problem),
  );
  const models = experiment.models.flatMap((entry, index) => {
    try {
      return [readModelSpec(entry, plugins.models)];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      complain(['models', index], error.hint === undefined ? error.message : `${error.message} ${error.hint}`);
      return [];
    }
  });
  for (const [index, { provider, name }] of models.entries()) {
    if (problems.length === 0 && models.findIndex((each) => each.provider === provider && each.name === name) < index) {
      complain(['models', index], `Expected each model once, got \`${provider}:${name}\` again`);
    }
  }
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  if (models.length === 0) {
    throw new UserError(
      `${at(['models'])}: Expected at least one model, got none`,
      'Name it in the file (models: [embedded:lexicon]) or on the command line (--model embedded:lexicon).',
    );
  }
  return { selections, models };
}

function selectionsOf(
  { data, task }: Experiment,
  { perturbations }: Pick<Plugins, 'perturbations'>,
  complain: (path: Path, problem: string) => void,
): readonly Selection[] {
  if (data.kind === 'pairs') return [];
  const like: TaskName = typeof task === 'string' ? task : task.like;
  return chooseOperators({
    entries: data.perturbations,
    perItem: data.perItem,
    like,
    operators: perturbations,
    complain,
  });
}
