import { applyEdits, inOrder } from '../core/edits.js';
import { hash } from '../core/hash.js';
import type { Rng } from '../core/rng.js';
import type { Candidate, Edit, FollowUp, Perturbation, Task } from '../core/types.js';
import { aptRules } from './apt-rules.js';
import { ruleFault } from './rule-fault.js';
import { type OperatorSelection, type UsableRule, usableRules } from './selection.js';
import type { SourceText } from './source-text.js';

/** Candidates taken from one rule of one text at most: enough to sample from, however long the text. */
const ENOUGH = 64;

/**
 * The follow-ups of a text by one operator, made as they are asked for: rules are tried in a random order and in turn, so
 * that no rule crowds out the others; those that are a fallback come after all others. Nothing where the text is not
 * English. Depends on the seed, the item, the operator and the task alone. Throws UserError, naming the rule, where one breaks the
 * plug-in contract (edits outside the text or overlapping).
 */
export function* operatorFollowUps(
  text: SourceText,
  { operator, rules: ids }: Pick<OperatorSelection, 'operator' | 'rules'>,
  task: Task,
  seed: Rng,
): Generator<FollowUp> {
  const rules = usableRules(operator, task, ids);
  if (rules.length === 0 || !text.doc().english) return;
  const rng = seed.fork(`${text.item.id}/${operator.name}`);
  const isApt = aptRules(usableRules(operator, task), text.doc());
  const shuffled = rng.shuffle(rules).filter(isApt);
  for (const fallback of [false, true]) {
    const tried = shuffled.filter(({ rule }) => (rule.fallback ?? false) === fallback);
    const queues = tried.map((rule) => ({ rule, next: lazily(() => candidatesOf(text, operator, rule, task, rng)) }));
    for (const { rule, value } of inTurn(queues)) yield toFollowUp(text, operator, rule, value);
  }
}

interface Queue {
  readonly rule: UsableRule;
  readonly next: () => Candidate | undefined;
}

/** One of each queue, then another of each, as long as there are any. */
function* inTurn(queues: readonly Queue[]): Generator<{ readonly rule: UsableRule; readonly value: Candidate }> {
  for (let idle = 0, turn = 0; idle < queues.length; turn++) {
    const queue = queues[turn % queues.length];
    const value = queue?.next();
    idle = value ? 0 : idle + 1;
    if (queue && value) yield { rule: queue.rule, value };
  }
}

/** One value after the other; they are made when the first is asked for. */
function lazily<T>(make: () => readonly T[]): () => T | undefined {
  let values: readonly T[] | undefined;
  let at = 0;
  return () => {
    values ??= make();
    return values[at++];
  };
}

/** What a rule proposes for a text, in a random order. */
function candidatesOf(
  { doc, item }: SourceText,
  operator: Perturbation,
  { id, rule }: UsableRule,
  task: Task,
  operatorRng: Rng,
): Candidate[] {
  const rng = operatorRng.fork(id);
  const candidates: Candidate[] = [];
  try {
    for (const candidate of rule.propose(doc(), { task, rng: rng.fork('propose') })) {
      candidates.push(candidate);
      if (candidates.length >= ENOUGH) break;
    }
  } catch (error) {
    throw ruleFault(operator.name, id, item.id, error);
  }
  return rng.shuffle(candidates);
}

/** Throws UserError, naming the rule and the item, where the edits are not of the text: the rule breaks its contract. */
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

/** A candidate as a follow-up of its text. */
export function toFollowUp(
  { item }: SourceText,
  operator: Perturbation,
  rule: UsableRule,
  candidate: Candidate,
): FollowUp {
  const edits = inOrder(candidate.edits);
  return {
    id: hash([item.id, item.input, operator.name, rule.id, edits]),
    item: item.id,
    operator: operator.name,
    category: operator.category,
    rule: rule.id,
    relation: candidate.relation ?? rule.relation,
    source: item.input,
    followUp: made(item, operator, rule, edits),
    edits,
    ...(candidate.because === undefined ? {} : { because: candidate.because }),
  };
}
