import { createRng } from '../core/rng.js';
import type { FollowUp, Item, Perturbation, Task } from '../core/types.js';
import { source } from '../experiment/follow-ups.js';
import { operatorsNamed } from '../experiment/operators-called.js';
import { perturbTogether, TOGETHER } from '../experiment/perturb-together.js';
import { labelOf, taskNamed } from '../tasks/index.js';

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
  const selections = chosen.map((operator) => ({ operator, perItem }));
  const items = (typeof texts === 'string' ? [texts] : texts).map((input, at) =>
    typeof input === 'string' ? { id: `text-${at + 1}`, input } : withLabel(input, task),
  );
  const made: FollowUp[] = [];
  for (let at = 0; at < items.length; at += TOGETHER)
    for (const ofText of perturbTogether(items.slice(at, at + TOGETHER).map(source), selections, task, rng))
      for (const { followUps } of ofText) made.push(...followUps);
  return made;
}

/** The item with its label as the task spells it; without one that is none of the task's. */
function withLabel({ label: raw, ...item }: Item, task: Task): Item {
  const label = raw === undefined ? undefined : labelOf(task, raw);
  return label === undefined ? item : { ...item, label };
}
