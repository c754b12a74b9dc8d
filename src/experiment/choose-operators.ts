import { didYouMean } from '../core/suggest.js';
import type { Perturbation, Promises, TaskName } from '../core/types.js';
import { listed, shown } from '../datasets/shown.js';
import type { PerturbationEntry } from './experiment.js';
import type { Selection } from './follow-ups.js';

export interface OperatorChoice {
  /** The operators that are named; undefined: all that serve the task, with `perItem`. */
  readonly entries: readonly PerturbationEntry[] | undefined;
  readonly perItem: number;
  readonly like: TaskName;
  readonly operators: readonly Perturbation[];
  /** Is told what is wrong with the entry at an index. */
  readonly complain: (index: number, problem: string) => void;
}

/**
 * The operators that are meant, by name or by category. Complains about a name or a rule that there is not or that
 * promises nothing for the task, and about an operator that is meant twice.
 */
export function chooseOperators({ entries, perItem, like, operators, complain }: OperatorChoice): readonly Selection[] {
  if (entries === undefined) {
    return operators.filter((operator) => serves(operator, like)).map((operator) => ({ operator, perItem }));
  }
  const chosen = new Set<Perturbation>();
  return entries.flatMap((entry, index) => {
    const meant = operators.filter(({ name, category }) => name === entry.use || category === entry.use);
    if (meant.length === 0) complain(index, unknownOperator(entry.use, operators));
    else checkRules(entry, meant, like, (problem) => complain(index, problem));
    const again = meant.find((operator) => chosen.has(operator));
    if (again !== undefined) complain(index, `Expected each operator once, got \`${again.name}\` again`);
    for (const operator of meant) chosen.add(operator);
    return meant
      .filter((operator) => serves(operator, like) && ruleIds(operator, entry).length > 0)
      .map((operator) => select(operator, entry));
  });
}

/** A category may have several operators: each gets the rules that are its own, and one that has none is left out. */
function select(operator: Perturbation, entry: PerturbationEntry): Selection {
  const { perItem } = entry;
  return entry.rules === undefined ? { operator, perItem } : { operator, rules: ruleIds(operator, entry), perItem };
}

function ruleIds(
  { rules }: Perturbation,
  { rules: wanted = Object.keys(rules) }: PerturbationEntry,
): readonly string[] {
  return wanted.filter((id) => Object.hasOwn(rules, id));
}

function checkRules(
  { use, rules }: PerturbationEntry,
  meant: readonly Perturbation[],
  like: TaskName,
  complain: (problem: string) => void,
): void {
  if (!meant.some((operator) => serves(operator, like))) {
    complain(`Expected an operator that serves ${like}, got \`${use}\`, which promises nothing for it`);
    return;
  }
  const known = meant.flatMap((operator) => Object.keys(operator.rules));
  for (const id of rules ?? []) {
    if (!known.includes(id)) {
      complain(`Expected rules of \`${use}\` (${listed(known)}), got ${shown(id)}${ending(didYouMean(id, known))}`);
    } else if (!meant.some((operator) => promise(operator, id)?.[like] !== undefined)) {
      complain(`Expected rules that serve ${like}, got ${shown(id)}, which promises nothing for it`);
    }
  }
}

function serves(operator: Perturbation, like: TaskName): boolean {
  return Object.keys(operator.rules).some((id) => promise(operator, id)?.[like] !== undefined);
}

function promise(operator: Perturbation, id: string): Promises | undefined {
  const rule = Object.hasOwn(operator.rules, id) ? operator.rules[id] : undefined;
  return rule === undefined ? undefined : (rule.expects ?? operator.expects);
}

function unknownOperator(use: string, operators: readonly Perturbation[]): string {
  const known = [...new Set(operators.flatMap(({ name, category }) => [name, category]))];
  return `Expected one of ${listed(known)}, got ${shown(use)}${ending(didYouMean(use, known))}`;
}

function ending(near: string): string {
  return near === '' ? '' : `.${near}`;
}
