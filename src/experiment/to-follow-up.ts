import { applyEdits, inOrder } from '../core/edits.js';
import { hash } from '../core/hash.js';
import type { Candidate, Edit, FollowUp, Perturbation } from '../core/types.js';
import { ruleFault } from './rule-fault.js';
import type { UsableRule } from './selection.js';
import type { SourceText } from './source-text.js';

/** A candidate as a follow-up of its text. Throws UserError, naming the rule, where its edits are not of the text. */
export function toFollowUp(
  { item }: SourceText,
  operator: Perturbation,
  rule: UsableRule,
  candidate: Candidate,
): FollowUp {
  const edits = inOrder(candidate.edits);
  const followUp = {
    id: hash([item.id, item.input, operator.name, rule.id, edits]),
    item: item.id,
    operator: operator.name,
    category: operator.category,
    rule: rule.id,
    relation: candidate.relation ?? rule.relation,
    source: item.input,
    followUp: made(item, operator, rule, edits),
    edits,
  };
  return candidate.because === undefined ? followUp : { ...followUp, because: candidate.because };
}

function made(
  { id, input }: SourceText['item'],
  operator: Perturbation,
  rule: UsableRule,
  edits: readonly Edit[],
): string {
  try {
    return applyEdits(input, edits);
  } catch (error) {
    throw ruleFault(operator.name, rule.id, id, error);
  }
}
