import { UserError } from '../core/errors.js';
import { createRng } from '../core/rng.js';
import { didYouMean } from '../core/suggest.js';
import type { FollowUp, Perturbation, Task } from '../core/types.js';
import { perturb as followUpsOf, source } from '../experiment/follow-ups.js';
import { operatorsCalled } from '../experiment/operators-called.js';
import { taskNamed } from '../tasks/index.js';

export interface PerturbOptions {
  /** `sentiment` (the default), `yes-no`, or a task of your own: whose promises must hold. */
  readonly task?: string | Task;
  /** Operators by name or category, or values of your own; by default all built-in ones that serve the task. */
  readonly perturbations?: readonly (string | Perturbation)[];
  /** At most so many follow-ups of each text and operator; 1 by default. */
  readonly perItem?: number;
  /** The same seed gives the same follow-ups; 42 by default. */
  readonly seed?: number;
}

/** Makes follow-ups of texts; `operators` are those that names stand for. Throws UserError for a name that there is not. */
export function perturbWith(
  operators: readonly Perturbation[],
  texts: string | readonly string[],
  { task: named = 'sentiment', perturbations, perItem = 1, seed = 42 }: PerturbOptions = {},
): readonly FollowUp[] {
  const task = typeof named === 'string' ? taskNamed(named) : named;
  const chosen = perturbations === undefined ? operators : perturbations.flatMap((each) => called(each, operators));
  const rng = createRng(seed);
  return (typeof texts === 'string' ? [texts] : texts).flatMap((input, at) => {
    const text = source({ id: `text-${at + 1}`, input });
    return chosen.flatMap((operator) => followUpsOf(text, { operator, perItem }, task, rng).followUps);
  });
}

function called(named: string | Perturbation, operators: readonly Perturbation[]): readonly Perturbation[] {
  if (typeof named !== 'string') return [named];
  const found = operatorsCalled(named, operators);
  if (found.length > 0) return found;
  const known = operators.map(({ name }) => name);
  throw new UserError(`Expected one of ${known.join(', ')}, got \`${named}\`.${didYouMean(named, known)}`);
}
