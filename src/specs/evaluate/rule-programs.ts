import { checkReply } from '../../contracts/check-reply.js';
import { createEntryReader } from '../../contracts/suite-invariants.js';
import type { Invariant } from '../../core/contract.js';
import type { CompiledRule } from '../compile/compiled-rule.js';
import type { RuleResult } from './evaluation.js';

/** The rules that a program checks, ready to check outputs. */
export interface RulePrograms {
  readonly compiled: readonly CompiledRule[];
  check(output: string, input: string): Promise<readonly RuleResult[]>;
}

export function rulePrograms(compiled: readonly CompiledRule[], invariants: readonly Invariant[]): RulePrograms {
  const read = createEntryReader(invariants, 'rules');
  const programs = compiled
    .filter(({ checks }) => checks.length > 0)
    .map(({ rule, checks }) => ({
      rule: rule.id,
      invariants: checks.flatMap((check) => {
        const { invariant } = read({ ...check }, { severity: 'error', passRate: 1 });
        return invariant === undefined ? [] : [invariant];
      }),
    }));
  return {
    compiled,
    check: (output, input) =>
      Promise.all(
        programs.map(async ({ rule, invariants: of }) => {
          const checks = await checkReply(of, {
            reply: output,
            case: { id: rule, category: 'rule', input, variables: {}, metadata: {} },
            measured: {},
            ask: async () => ({ kind: 'error', reason: 'a rule asks nobody' }),
          });
          const [broken] = checks.filter(({ status }) => status === 'violated');
          const [open] = checks.filter(({ status }) => status === 'inconclusive');
          const told = broken ?? open ?? checks[0];
          const reason = told === undefined ? '' : told.status === 'held' ? told.evidence : told.reason;
          return { rule, status: told?.status ?? 'inconclusive', reason };
        }),
      ),
  };
}
