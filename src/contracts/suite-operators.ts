import type { ContractCase } from '../core/contract.js';
import { createRng } from '../core/rng.js';
import type { FollowUp, Perturbation, Task, TaskName } from '../core/types.js';
import { chooseOperators } from '../experiment/choose-operators.js';
import type { PerturbationEntry } from '../experiment/experiment.js';
import { perturb, source } from '../experiment/follow-ups.js';
import { operatorsCalled, unknownOperator } from '../experiment/operators-called.js';
import type { Selection } from '../experiment/selection.js';

/**
 * Whose promises hold for the input of a prompt that is no labelling task: first those for any label, then those for
 * questions, then those for messages. Only follow-ups that must be answered the same are taken.
 */
const TASKS: readonly TaskName[] = ['labels', 'yes-no', 'sentiment'];

/** An operator of a suite, as it is chosen for each kind of promise that it makes. */
export type SuiteOperator = readonly { readonly like: TaskName; readonly selections: readonly Selection[] }[];

/** The operators that a suite names. Tells `complain` what is wrong with an entry. */
export function suiteOperators(
  entries: readonly PerturbationEntry[],
  operators: readonly Perturbation[],
  complain: (at: number, problem: string) => void,
): readonly SuiteOperator[] {
  return entries.map((entry, at) => {
    const complaints: string[] = [];
    const chosen = TASKS.flatMap((like) => {
      const found: string[] = [];
      const given = { entries: [entry], perItem: entry.perItem, like, operators };
      const selections = chooseOperators({ ...given, complain: (_, problem) => found.push(problem) });
      complaints.push(...found);
      return found.length === 0 && selections.length > 0 ? [{ like, selections }] : [];
    });
    if (chosen.length === 0) complain(at, unknown(entry, operators) ?? complaints[0] ?? 'Expected an operator');
    return chosen;
  });
}

function unknown(entry: PerturbationEntry, operators: readonly Perturbation[]): string | undefined {
  if ('compose' in entry || operatorsCalled(entry.use, operators).length > 0) return undefined;
  return unknownOperator(entry.use, operators);
}

/** The follow-ups of a case's input, operator by operator, each by the first kind of promise that gives any. */
export function followUpsOf(
  { id, input }: Pick<ContractCase, 'id' | 'input'>,
  operators: readonly SuiteOperator[],
  seed: number,
): readonly FollowUp[] {
  const text = source({ id, input });
  const rng = createRng(seed);
  return operators.flatMap((operator) => {
    for (const { like, selections } of operator) {
      const made = selections
        .flatMap((selection) => perturb(text, selection, taskLike(like), rng).followUps)
        .filter(({ relation }) => relation === 'same');
      if (made.length > 0) return made;
    }
    return [];
  });
}

function taskLike(like: TaskName): Task {
  return { name: like, like, question: '', labels: [], opposites: {} };
}
