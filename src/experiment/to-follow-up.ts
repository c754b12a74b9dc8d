import { applyEdits, inOrder } from '../core/edits.js';
import { hashOfJson } from '../core/hash.js';
import type { Candidate, Edit, FollowUp, Perturbation } from '../core/types.js';
import { ruleFault } from './rule-fault.js';
import type { UsableRule } from './selection.js';
import type { SourceText } from './source-text.js';

/** A candidate as a follow-up of its text. Throws UserError, naming the rule, where its edits are not of the text. */
export function toFollowUp(text: SourceText, operator: Perturbation, rule: UsableRule, candidate: Candidate): FollowUp {
  const { item } = text;
  const edits = inOrder(candidate.edits);
  const followUp: { -readonly [key in keyof FollowUp]: FollowUp[key] } = {
    id: idOf(text, rule, edits),
    item: item.id,
    operator: operator.name,
    category: operator.category,
    rule: rule.id,
    relation: candidate.relation ?? rule.relation,
    source: item.input,
    followUp: made(item, operator, rule, edits),
    edits,
  };
  if (candidate.because !== undefined) followUp.because = candidate.because;
  return followUp;
}

/** The hash of `[item, text, operator, rule, edits]`, of which all but the edits is JSON already. */
function idOf(text: SourceText, { names }: UsableRule, edits: readonly Edit[]): string {
  return hashOfJson(`${text.opening()},${names},${JSON.stringify(edits)}]`);
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
