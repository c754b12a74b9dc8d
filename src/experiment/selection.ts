import type { Perturbation, Promises, RelationName, Rule, Task } from '../core/types.js';

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
  readonly rule: Rule;
  /** What the rule promises for the task. */
  readonly relation: RelationName;
}

export function makesSets({ rule }: UsableRule): boolean {
  return rule.sets !== undefined;
}

/** The rules of an operator, or those of them that are named, that promise something for the task. */
export function usableRules(
  operator: Perturbation,
  { like }: Pick<Task, 'like'>,
  ids: readonly string[] = Object.keys(operator.rules),
): readonly UsableRule[] {
  return Object.entries(operator.rules).flatMap(([id, rule]) => {
    const promises: Promises = rule.expects ?? operator.expects;
    const relation = promises[like];
    return relation === undefined || !ids.includes(id) ? [] : [{ id, rule, relation }];
  });
}
