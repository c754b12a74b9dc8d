import { createRng } from '../core/rng.js';
import type { FollowUp, Item, Perturbation, Task } from '../core/types.js';
import { perturb as followUpsOf, source } from '../experiment/follow-ups.js';
import { operatorsNamed } from '../experiment/operators-called.js';
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

/** Makes follow-ups of texts, or of items, whose id they then carry; `operators` are those that names stand for. Throws UserError for a name that there is not. */
export function perturbWith(
  operators: readonly Perturbation[],
  texts: string | readonly (string | Item)[],
  { task: named = 'sentiment', perturbations, perItem = 1, seed = 42 }: PerturbOptions = {},
): readonly FollowUp[] {
  const task = typeof named === 'string' ? taskNamed(named) : named;
  const chosen =
    perturbations === undefined ? operators : perturbations.flatMap((each) => operatorsNamed(each, operators));
  const rng = createRng(seed);
  return (typeof texts === 'string' ? [texts] : texts).flatMap((input, at) => {
    const text = source(typeof input === 'string' ? { id: `text-${at + 1}`, input } : input);
    return chosen.flatMap((operator) => followUpsOf(text, { operator, perItem }, task, rng).followUps);
  });
}
