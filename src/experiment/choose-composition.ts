import { composeRelations } from '../core/compose-relations.js';
import type { Perturbation, RelationName, TaskName } from '../core/types.js';
import { listed } from '../datasets/shown.js';
import type { OperatorChoice } from './choose-operators.js';
import type { ComposeEntry } from './experiment.js';
import { operatorsCalled, serves, servesNot, unknownOperator } from './operators-called.js';
import { type Composition, nameOf, usableRules } from './selection.js';

type Given = Pick<OperatorChoice, 'like' | 'operators' | 'complain'>;

/**
 * The operators in turn that an entry means; none where something is wrong. Complains about a part that names none, or
 * several, or one that is of no use for the task, and where no promises of theirs compose.
 */
export function chooseComposition({ compose, perItem }: ComposeEntry, given: Given): readonly Composition[] {
  const parts = compose.flatMap((use, at) => {
    const part = choosePart(use, given);
    if (typeof part !== 'string') return [part];
    given.complain(['compose', at], part);
    return [];
  });
  if (parts.length < compose.length) return [];
  const composition = { compose: parts, perItem };
  if (promised(parts, given.like).length > 0) return [composition];
  const promises = parts.map((part) => `${part.name}: ${promised([part], given.like).join(' or ')}`);
  given.complain(
    ['compose'],
    `Expected operators whose relations compose (same, opposite), got \`${nameOf(composition)}\` (${promises.join('; ')})`,
  );
  return [];
}

/** The one operator of a name, or else of a category; or what is wrong. */
function choosePart(use: string, { like, operators }: Given): Perturbation | string {
  const called = operatorsCalled(use, operators);
  const named = called.filter(({ name }) => name === use);
  const [operator, ...others] = named.length > 0 ? named : called;
  if (operator === undefined) return unknownOperator(use, operators);
  if (others.length > 0)
    return `Expected one operator, got \`${use}\`, which is ${listed(
      called.map(({ name }) => name),
      'and',
    )}`;
  return serves(operator, like) ? operator : servesNot(use, like);
}

/** The relations that operators in turn may have by what their rules promise; none: whatever they make is refused. */
function promised(parts: readonly Perturbation[], like: TaskName): readonly RelationName[] {
  const steps = parts.map((part) => usableRules(part, { like }).map(({ relation }) => relation));
  const all = steps.reduce((firsts, seconds) => [
    ...new Set(firsts.flatMap((first) => seconds.flatMap((second) => composeRelations(first, second) ?? []))),
  ]);
  return [...new Set(all)];
}
