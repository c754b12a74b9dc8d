import type { Rng } from '../core/rng.js';
import type { Candidate, Perturbation, Task } from '../core/types.js';
import { ruleFault } from './rule-fault.js';
import type { UsableRule } from './selection.js';
import type { SourceText } from './source-text.js';

/** Candidates taken from one rule of one text at most: enough to sample from, however long the text. */
const ENOUGH = 64;

const NONE: readonly Candidate[] = [];

/** What a rule proposes for a text, in a random order. Most rules have nothing for most texts: nothing is made for these. */
export function candidatesOf(
  { doc, item }: SourceText,
  operator: Perturbation,
  { id, path, rule }: UsableRule,
  task: Task,
  rng: Rng,
): readonly Candidate[] {
  let candidates: Candidate[] | undefined;
  try {
    for (const candidate of rule.propose(doc(), { task, rng: rng.fork(path) })) {
      if (!candidates) candidates = [candidate];
      else if (candidates.push(candidate) >= ENOUGH) break;
    }
  } catch (error) {
    throw ruleFault(operator.name, id, item.id, error);
  }
  if (!candidates) return NONE;
  return candidates.length > 1 ? rng.fork(id).shuffle(candidates) : candidates;
}
