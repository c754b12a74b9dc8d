import type { AskedModel } from '../../asked-model.js';
import type { PromptUnderTest } from '../../specification.js';
import type { RuleResult, Verdict, Vote } from '../evaluation.js';
import { complianceMessages } from '../judge-messages.js';
import type { RulePrograms } from '../rule-programs.js';
import { askJudges, decided } from '../votes.js';

/**
 * Test non-compliance of one output (section 3.4 of the source): a program decides where it can, else judges who see prompt
 * and output only. Without a judge, an output is OK as far as rules are checked, and unjudged where none is.
 */
export async function compliance(
  prompt: Pick<PromptUnderTest, 'text'>,
  output: string,
  checks: readonly RuleResult[],
  { compiled }: Pick<RulePrograms, 'compiled'>,
  judges: readonly AskedModel[],
): Promise<{ readonly votes: readonly Vote[]; readonly verdict: Verdict }> {
  const broken = checks.find(({ status }) => status === 'violated');
  if (broken)
    return { votes: [], verdict: { status: 'ERR', by: 'program', reason: `${broken.rule}: ${broken.reason}` } };
  const held = new Set(checks.filter(({ status }) => status === 'held').map(({ rule }) => rule));
  const sure = compiled.filter(({ rule, whole }) => whole && held.has(rule.id)).length;
  if (compiled.length > 0 && sure === compiled.length)
    return { votes: [], verdict: { status: 'OK', by: 'program', reason: 'every rule is checked, and held' } };
  if (judges.length > 0) {
    const votes = await askJudges(judges, complianceMessages(prompt.text, output));
    return { votes, verdict: decided(votes) };
  }
  const verdict: Verdict =
    sure > 0
      ? { status: 'OK', by: 'program', reason: `${sure} of ${compiled.length} rules are checked, and held` }
      : { status: 'unjudged', reason: 'no rule of it is checked by a program, and no judge was given' };
  return { votes: [], verdict };
}
