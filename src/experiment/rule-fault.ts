import { UserError } from '../core/errors.js';

/** What a rule made wrong, as what the user can mend: operators are plug-ins, and the fault is that of one of their rules. */
export function ruleFault(operator: string, rule: string, item: string, error: unknown): UserError {
  if (error instanceof UserError) return error;
  const fault = new UserError(
    `Operator ${operator}, rule ${rule}, on item ${item}: ${error instanceof Error ? error.message : String(error)}`,
    'If the operator is yours, mend the rule (perturbationContract of mmt4nl/testing finds such texts); if it is built in, please report this.',
  );
  fault.cause = error;
  return fault;
}
