import type { Rng } from '../core/rng.js';
import type { Task } from '../core/types.js';
import { type Perturbed, perturb, type Selection, whyUnsuited } from './follow-ups.js';
import { searchTogether } from './search-together.js';
import type { SourceText } from './source-text.js';

/** Texts that are worth taking together; more gain nothing. */
export const TOGETHER = 240;

/** What each text gets of each operator, as `perturb` gives it but faster: a list for each text, in the order of the operators. */
export function perturbTogether(
  texts: readonly SourceText[],
  selections: readonly Selection[],
  task: Task,
  seed: Rng,
): readonly (readonly Perturbed[])[] {
  for (const text of texts) text.doc();
  const made: Perturbed[][] = texts.map(() => []);
  for (const selection of selections)
    for (const [at, each] of allOf(texts, selection, task, seed).entries()) made[at]?.push(each);
  return made;
}

function allOf(texts: readonly SourceText[], selection: Selection, task: Task, seed: Rng): readonly Perturbed[] {
  if ('compose' in selection || selection.sets !== undefined)
    return texts.map((text) => perturb(text, selection, task, seed));
  const found = searchTogether(texts, selection, task, seed);
  return texts.map((text, at) => {
    const followUps = found[at] ?? [];
    return followUps.length > 0
      ? { followUps }
      : { followUps, declined: whyUnsuited(text, selection, task) ?? 'no-rule' };
  });
}
