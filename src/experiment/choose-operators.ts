import { orRather } from '../core/suggest.js';
import type { Perturbation, TaskName } from '../core/types.js';
import { given } from '../datasets/given.js';
import { listed, shown } from '../datasets/shown.js';
import type { Path } from '../documents/problems.js';
import { chooseComposition } from './choose-composition.js';
import type { OperatorEntry, PerturbationEntry } from './experiment.js';
import { operatorsCalled, serves, servesNot, unknownOperator } from './operators-called.js';
import { makesSets, nameOf, type OperatorSelection, type Selection, usableRules } from './selection.js';

export interface OperatorChoice {
  /** The operators that are named; undefined: all that serve the task, with `perItem`. */
  readonly entries: readonly PerturbationEntry[] | undefined;
  readonly perItem: number;
  readonly like: TaskName;
  readonly operators: readonly Perturbation[];
  /** Is told what is wrong at a path in the entries: `[0]`, `[0, 'compose', 1]`. */
  readonly complain: (path: Path, problem: string) => void;
}

/**
 * The operators that are meant, by name or by category. Complains about a name or a rule that there is not or that
 * promises nothing for the task, about operators in turn whose relations do not compose, and about one that is meant twice.
 */
export function chooseOperators({ entries, perItem, like, operators, complain }: OperatorChoice): readonly Selection[] {
  if (entries === undefined) {
    return operators.filter((operator) => serves(operator, like)).map((operator) => ({ operator, perItem }));
  }
  const chosen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const given = { like, operators, complain: (path: Path, problem: string) => complain([index, ...path], problem) };
    const meant = 'compose' in entry ? chooseComposition(entry, given) : chooseByName(entry, given);
    const names = meant.map(nameOf);
    const again = names.find((name) => chosen.has(name));
    if (again !== undefined) complain([index], `Expected each operator once, got \`${again}\` again`);
    for (const name of names) chosen.add(name);
    return meant.filter((selection) => 'compose' in selection || isUsed(selection, like));
  });
}

/** A category may have several operators: each gets the rules that are its own, and one that has none is left out. */
function isUsed({ operator, rules }: OperatorSelection, like: TaskName): boolean {
  return serves(operator, like) && rules?.length !== 0;
}

/** All operators of the name or category, each with those of the rules that it has. */
function chooseByName(
  entry: OperatorEntry,
  { like, operators, complain }: Pick<OperatorChoice, 'like' | 'operators' | 'complain'>,
): readonly OperatorSelection[] {
  const { use, rules, perItem, sets } = entry;
  const meant = operatorsCalled(use, operators);
  if (meant.length === 0) complain([], unknownOperator(use, operators));
  else if (checkRules(entry, meant, like, (problem) => complain([], problem)))
    checkSets(entry, meant, like, (problem) => complain([], problem));
  return meant.map((operator) => ({
    operator,
    perItem,
    ...given(
      'rules',
      rules?.filter((id) => Object.hasOwn(operator.rules, id)),
    ),
    ...given('sets', sets),
  }));
}

function checkRules(
  { use, rules }: OperatorEntry,
  meant: readonly Perturbation[],
  like: TaskName,
  complain: (problem: string) => void,
): boolean {
  if (!meant.some((operator) => serves(operator, like))) {
    complain(servesNot(use, like));
    return false;
  }
  const known = meant.flatMap((operator) => Object.keys(operator.rules));
  for (const id of rules ?? []) {
    if (!known.includes(id)) {
      complain(`Expected rules of \`${use}\` (${listed(known)}), got ${shown(id)}${orRather(id, known)}`);
    } else if (!meant.some((operator) => usableRules(operator, { like }, [id]).length > 0)) {
      complain(`Expected rules that serve ${like}, got ${shown(id)}, which promises nothing for it`);
    }
  }
  return true;
}

/** Sets can be asked of an operator that has a rule which makes them. */
function checkSets(
  { use, rules, sets }: OperatorEntry,
  meant: readonly Perturbation[],
  like: TaskName,
  complain: (problem: string) => void,
): void {
  if (sets === undefined || meant.some((operator) => usableRules(operator, { like }, rules).some(makesSets))) return;
  complain(`Expected an operator that makes sets beside \`sets\`, got \`${use}\`, of which no rule does`);
}
