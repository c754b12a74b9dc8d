import { wilson } from '../../statistics/wilson.js';
import type { CompiledRule } from '../compile/compiled-rule.js';
import type { Evaluation } from './evaluation.js';
import { nonCompliance } from './metrics/non-compliance.js';
import type { CheckedBy, RuleReport } from './spec-report.js';

/** What is known of each rule. */
export function reportRules(
  compiled: readonly CompiledRule[],
  { outputs, judged }: Pick<Evaluation, 'outputs' | 'judged'>,
  { models, judges }: { readonly models: readonly string[]; readonly judges: readonly string[] },
): readonly RuleReport[] {
  const written = outputs.filter(({ prompt, followUp }) => prompt === 'original' && followUp === null);
  return compiled.map((each) => {
    const { id, rule } = each.rule;
    return {
      id,
      rule,
      by: checkedBy(each, judges.length > 0),
      invariants: [...new Set(each.checks.map(({ type, negate }) => (negate ? `not ${type}` : type)))],
      because: each.because ?? null,
      grounded: judged.find((one) => one.kind === 'groundedness' && one.id === id)?.verdict.status ?? 'unjudged',
      models: models.map((model) => {
        const own = written.filter((one) => one.model === model);
        const found = own.flatMap(({ checks }) => checks.filter((check) => check.rule === id && check.status !== 'inconclusive')); // biome-ignore format: one line
        return {
          model,
          tests: nonCompliance(own.filter((one) => one.rule === id || one.rule === `${id}i`)),
          broken: wilson(found.filter(({ status }) => status === 'violated').length, found.length),
        };
      }),
    };
  });
}

/** Who checks a rule, where there are judges and where there are none. */
export function checkedBy({ checks, whole }: CompiledRule, judges: boolean): CheckedBy {
  if (whole) return 'program';
  if (checks.length === 0) return judges ? 'judges' : 'nobody';
  return judges ? 'program and judges' : 'program, in part';
}
