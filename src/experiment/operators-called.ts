import { UserError } from '../core/errors.js';
import { orRather } from '../core/suggest.js';
import type { Perturbation, TaskName } from '../core/types.js';
import { listed, shown } from '../datasets/shown.js';
import { usableRules } from './selection.js';

/** The operators of a name or a category. */
export function operatorsCalled(use: string, operators: readonly Perturbation[]): readonly Perturbation[] {
  return operators.filter(({ name, category }) => name === use || category === use);
}

/** The operators of a name or a category, or one that is given as a value. Throws UserError for a name that there is not. */
export function operatorsNamed(
  use: string | Perturbation,
  operators: readonly Perturbation[],
): readonly Perturbation[] {
  if (typeof use !== 'string') return [use];
  const found = operatorsCalled(use, operators);
  if (found.length > 0) return found;
  throw new UserError(unknownOperator(use, operators));
}

/** Whether any rule of the operator promises something for the task. */
export function serves(operator: Perturbation, like: TaskName): boolean {
  return usableRules(operator, { like }).length > 0;
}

/** What is wrong with a name that no operator and no category has. */
export function unknownOperator(use: string, operators: readonly Perturbation[]): string {
  const known = [...new Set(operators.flatMap(({ name, category }) => [name, category]))];
  return `Expected one of ${listed(known)}, got ${shown(use)}${orRather(use, known)}`;
}

/** What is wrong with an operator that is of no use for the task. */
export function servesNot(use: string, like: TaskName): string {
  return `Expected an operator that serves ${like}, got \`${use}\`, which promises nothing for it`;
}
