import { hashOf } from '../core/path-hash.js';
import { pathOf } from '../core/rng.js';
import type { Perturbation, Promises, RelationName, Rule, Task, TaskName } from '../core/types.js';

/** An operator as an experiment uses it. */
export interface OperatorSelection {
  readonly operator: Perturbation;
  /** Only these rules; all when absent. */
  readonly rules?: readonly string[];
  /** At most so many follow-ups of each item. */
  readonly perItem: number;
  /** Whole sets instead of single follow-ups, `perItem` of them: for every group, or for those of these attributes. */
  readonly sets?: true | readonly string[];
}

/** Operators in turn, each on the follow-up of the one before it; their relations compose. */
export interface Composition {
  /** Two at least; the same one may come twice. */
  readonly compose: readonly Perturbation[];
  readonly perItem: number;
}

export type Selection = OperatorSelection | Composition;

/** `typo`, `negation+typo`. */
export function nameOf(selection: Selection): string {
  return operatorsOf(selection)
    .map(({ name }) => name)
    .join('+');
}

/** `robustness`, `negation+robustness`. */
export function categoryOf(selection: Selection): string {
  return operatorsOf(selection)
    .map(({ category }) => category)
    .join('+');
}

export function operatorsOf(selection: Selection): readonly Perturbation[] {
  return 'compose' in selection ? selection.compose : [selection.operator];
}

export interface UsableRule {
  readonly id: string;
  /** Its place among the operator's rules for the task. */
  readonly place: number;
  /** The path of the stream that it draws from: its own beside the one that its candidates are shuffled by. */
  readonly path: string;
  /** The names of operator and rule as JSON, as they stand inside an array. */
  readonly names: string;
  /** A number of its name, by which it has its turn. */
  readonly number: number;
  readonly rule: Rule;
  /** The rule's own, which is found faster here: rules have many shapes. */
  readonly propose: Rule['propose'];
  readonly onlyIf: Rule['onlyIf'];
  /** What the rule promises for the task. */
  readonly relation: RelationName;
  /** Whether it is tried after all others alone. */
  readonly fallback: boolean;
}

export function makesSets({ rule }: UsableRule): boolean {
  return rule.sets !== undefined;
}

/** Operators are values that do not change: what they promise for a task is found once. */
const promising = new WeakMap<Perturbation, Map<TaskName, readonly UsableRule[]>>();

/** The rules of an operator, or those of them that are named, that promise something for the task. */
export function usableRules(
  operator: Perturbation,
  { like }: Pick<Task, 'like'>,
  ids?: readonly string[],
): readonly UsableRule[] {
  const byTask = promising.get(operator) ?? new Map<TaskName, readonly UsableRule[]>();
  promising.set(operator, byTask);
  const rules = byTask.get(like) ?? rulesFor(operator, like);
  byTask.set(like, rules);
  return ids === undefined ? rules : rules.filter(({ id }) => ids.includes(id));
}

function rulesFor(operator: Perturbation, like: TaskName): readonly UsableRule[] {
  const rules: UsableRule[] = [];
  for (const [id, rule] of Object.entries(operator.rules)) {
    const promises: Promises = rule.expects ?? operator.expects;
    const relation = promises[like];
    if (relation === undefined) continue;
    const path = pathOf(id, 'propose');
    rules.push({
      id,
      place: rules.length,
      path,
      names: JSON.stringify([operator.name, id]).slice(1, -1),
      number: hashOf(id),
      rule,
      propose: rule.propose,
      onlyIf: rule.onlyIf,
      relation,
      fallback: rule.fallback ?? false,
    });
  }
  return rules;
}
