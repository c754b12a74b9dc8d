import { inOrder } from '../core/edits.js';
import { hash } from '../core/hash.js';
import type { Rng } from '../core/rng.js';
import type { FollowUp, GroupCandidate, Perturbation, Task } from '../core/types.js';
import { meetsCondition } from './candidates-of.js';
import { distinct } from './distinct.js';
import { makesSets, type OperatorSelection, type UsableRule, usableRules } from './selection.js';
import type { SourceText } from './source-text.js';
import { toFollowUp } from './to-follow-up.js';

/**
 * The follow-ups of the first `perItem` sets that the operator's rules make of a text, set by set, rules in a random
 * order; of the attributes that are listed alone. A set has two groups at least. Depends on the seed, the item, the
 * operator and the task alone.
 */
export function setFollowUps(
  text: SourceText,
  { operator, rules: ids, perItem, sets }: OperatorSelection,
  task: Task,
  seed: Rng,
): FollowUp[] {
  const rng = seed.fork(`${text.item.id}/${operator.name}`);
  const followUps: FollowUp[] = [];
  let made = 0;
  for (const usable of rng.shuffle(usableRules(operator, task, ids).filter(makesSets))) {
    if (!meetsCondition(text, operator, usable)) continue;
    const context = { task, label: text.item.label, rng: rng.fork(usable.id).fork('sets') };
    for (const candidates of usable.rule.sets?.(text.doc(), context) ?? []) {
      const wanted = sets === true ? candidates : candidates.filter(({ group }) => sets?.includes(attributeOf(group)));
      const set = setOf(text, operator, usable, wanted);
      if (set.length < 2) continue;
      followUps.push(...set);
      if (++made >= perItem) return followUps;
    }
  }
  return followUps;
}

/** `religion` of `religion: Sikh`. */
function attributeOf(group: string): string {
  return group.split(':', 1)[0] ?? group;
}

function setOf(
  text: SourceText,
  operator: Perturbation,
  rule: UsableRule,
  candidates: readonly GroupCandidate[],
): FollowUp[] {
  const set = hash([text.item.id, text.item.input, operator.name, rule.id, candidates.map(editsOf)]);
  const followUps = candidates.map((candidate) => ({
    ...toFollowUp(text, operator, rule, candidate),
    member: { set, group: candidate.group },
  }));
  return [...distinct(followUps, Number.POSITIVE_INFINITY)];
}

function editsOf({ edits }: GroupCandidate): unknown {
  return inOrder(edits);
}
