import type { Doc } from '../core/doc.js';
import { applyEdits, inOrder } from '../core/edits.js';
import { hash } from '../core/hash.js';
import type { Rng } from '../core/rng.js';
import type { Candidate, FollowUp, Item, Perturbation, RelationName, Rule, Task } from '../core/types.js';
import { parse } from '../english/doc.js';

/** An operator as an experiment uses it. */
export interface Selection {
  readonly operator: Perturbation;
  /** Only these rules; all when absent. */
  readonly rules?: readonly string[];
  /** At most so many follow-ups of each item. */
  readonly perItem: number;
}

export interface Perturbed {
  readonly followUps: readonly FollowUp[];
  /** Why there is none: the operator's rules all declined, it makes no promise for the task, or the text is not English. */
  readonly declined?: 'no-rule' | 'no-promise' | 'not-english';
}

/** Candidates taken from one rule of one text at most: enough to sample from, however long the text. */
const ENOUGH = 64;

/** A text that is parsed once, however many operators look at it. */
export interface SourceText {
  readonly item: Item;
  readonly doc: () => Doc;
}

/** The text of an item; it is parsed when an operator first asks for it. */
export function source(item: Item): SourceText {
  let doc: Doc | undefined;
  return {
    item,
    doc: () => {
      doc ??= parse(item.input);
      return doc;
    },
  };
}

/**
 * The follow-ups of one item by one operator: rules are tried in a random order and in turn, so that no rule crowds out
 * the others. Depends on the seed, the item, the operator and the task alone. Throws Error where a rule breaks the
 * plug-in contract (edits outside the text or overlapping).
 */
export function perturb(text: SourceText, selection: Selection, task: Task, seed: Rng): Perturbed {
  const { operator } = selection;
  const rules = usableRules(selection, task);
  if (rules.length === 0) return { followUps: [], declined: 'no-promise' };
  if (!text.doc().english) return { followUps: [], declined: 'not-english' };
  const rng = seed.fork(`${text.item.id}/${operator.name}`);
  const queues = rng.shuffle(rules).map((rule) => ({ rule, next: lazily(() => candidatesOf(text, rule, task, rng)) }));
  const followUps: FollowUp[] = [];
  const seen = new Set([text.item.input]);
  for (let idle = 0, turn = 0; followUps.length < selection.perItem && idle < queues.length; turn++) {
    const queue = queues[turn % queues.length];
    const candidate = queue?.next();
    idle = candidate ? 0 : idle + 1;
    if (!queue || !candidate) continue;
    const followUp = toFollowUp(text.item, operator, queue.rule, candidate);
    if (seen.has(followUp.followUp)) continue;
    seen.add(followUp.followUp);
    followUps.push(followUp);
  }
  return followUps.length > 0 ? { followUps } : { followUps, declined: 'no-rule' };
}

interface UsableRule {
  readonly id: string;
  readonly rule: Rule;
  readonly relation: RelationName;
}

function usableRules({ operator, rules }: Selection, task: Task): UsableRule[] {
  return Object.entries(operator.rules).flatMap(([id, rule]) => {
    const relation = (rule.expects ?? operator.expects)[task.like];
    return relation === undefined || (rules && !rules.includes(id)) ? [] : [{ id, rule, relation }];
  });
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
function candidatesOf({ doc }: SourceText, { id, rule }: UsableRule, task: Task, operatorRng: Rng): Candidate[] {
  const rng = operatorRng.fork(id);
  const candidates: Candidate[] = [];
  for (const candidate of rule.propose(doc(), { task, rng: rng.fork('propose') })) {
    candidates.push(candidate);
    if (candidates.length >= ENOUGH) break;
  }
  return rng.shuffle(candidates);
}

function toFollowUp(item: Item, operator: Perturbation, { id, relation }: UsableRule, candidate: Candidate): FollowUp {
  const edits = inOrder(candidate.edits);
  return {
    id: hash([item.id, item.input, operator.name, id, edits]),
    item: item.id,
    operator: operator.name,
    category: operator.category,
    rule: id,
    relation: candidate.relation ?? relation,
    source: item.input,
    followUp: applyEdits(item.input, edits),
    edits,
    ...(candidate.because === undefined ? {} : { because: candidate.because }),
  };
}
