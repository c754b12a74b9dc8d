import type { Perturbation, TaskName } from '../../src/core/types.js';

const FAMILIES: readonly TaskName[] = ['sentiment', 'yes-no', 'labels'];

/** The task families that an operator serves: relation to the number of rules that promise it there. */
export function servedBy({ expects, rules }: Perturbation): ReadonlyMap<TaskName, ReadonlyMap<string, number>> {
  const served = new Map<TaskName, ReadonlyMap<string, number>>();
  for (const family of FAMILIES) {
    const counts = new Map<string, number>();
    for (const rule of Object.values(rules)) {
      const relation = (rule.expects ?? expects)[family];
      if (relation !== undefined) counts.set(relation, (counts.get(relation) ?? 0) + 1);
    }
    if (counts.size > 0) served.set(family, counts);
  }
  return served;
}
