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

/** Where a search for follow-ups stands: a rule is about to be tried, or one is found. */
export type Step = { readonly tries: UsableRule } | { readonly found: FollowUp };

interface Round {
  has(rule: UsableRule): boolean;
  takes(candidate: Candidate, rule: UsableRule): boolean;
}

const ranks = ({ rule }: UsableRule) => rule.ranks === true;
/** What is of the first rank, of any rule; then what has none; last what is of the last rank or a fallback. */
const ROUNDS: readonly Round[] = [
  { has: ranks, takes: ({ rank }) => rank === 'first' },
  { has: ({ fallback }) => !fallback, takes: ({ rank }) => rank === undefined },
  {
    has: (rule) => rule.fallback || ranks(rule),
    takes: ({ rank }, { fallback }) => rank === 'last' || (fallback && rank === undefined),
  },
];

/** Lists of rules do not change: the rules of each round are found once. */
const inRounds = new WeakMap<readonly UsableRule[], readonly (readonly UsableRule[])[]>();

type Chosen = Pick<OperatorSelection, 'operator' | 'rules'>;

/** The follow-ups of a text by one operator, made as they are asked for. */
export function* operatorFollowUps(text: SourceText, chosen: Chosen, task: Task, seed: Rng): Generator<FollowUp> {
  for (const step of searchFollowUps(text, chosen, task, seed)) if ('found' in step) yield step.found;
}

/**
 * The search for a text's follow-ups by one operator, step by step: rules are tried in a random order and in turn, so
 * that no rule crowds out the others; what is of the first rank comes before all others, and what is of the last rank or a
 * fallback after them. Nothing where the text is not English. Depends on the seed, the item, the operator and the task
 * alone. Throws UserError, naming the rule, where one breaks the plug-in contract (edits outside the text or overlapping).
 */
export function* searchFollowUps(
  text: SourceText,
  { operator, rules: ids }: Chosen,
  task: Task,
  seed: Rng,
): Generator<Step> {
  const rules = usableRules(operator, task);
  if (rules.length === 0 || !text.doc().english) return;
  const rng = seed.fork(`${text.item.id}/${operator.name}`);
  const rounds = inRounds.get(rules) ?? ROUNDS.map(({ has }) => rules.filter(has));
  inRounds.set(rules, rounds);
  const made = new Map<UsableRule, readonly Candidate[]>();
  for (const [at, { takes }] of ROUNDS.entries()) {
    const apt = aptRules(rounds[at] ?? [], text.doc());
    const open: { readonly rule: UsableRule; readonly left: Candidate[] }[] = [];
    for (const rule of rng.drawn(ids ? apt.filter(({ id }) => ids.includes(id)) : apt)) {
      const known = made.get(rule);
      if (!known) yield { tries: rule };
      const all = known ?? candidatesOf(text, operator, rule, task, rng);
      made.set(rule, all);
      const [candidate, ...left] = all.filter((each) => takes(each, rule));
      if (candidate) yield { found: toFollowUp(text, operator, rule, candidate) };
      if (left.length > 0) open.push({ rule, left });
    }
    // One of each rule is taken; now another of each, as long as there are any.
    for (let turn = 0; open.some(({ left }) => turn < left.length); turn++)
      for (const { rule, left } of open) {
        const candidate = left[turn];
        if (candidate) yield { found: toFollowUp(text, operator, rule, candidate) };
      }
  }
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
  return candidates.length > 1 ? rng.shuffle(candidates) : candidates;
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
