import type { AskedModel } from '../../asked-model.js';
import type { OutputRule, PromptUnderTest } from '../../specification.js';
import type { JudgedResult } from '../evaluation.js';
import { groundednessMessages } from '../judge-messages.js';
import { askJudges, decided } from '../votes.js';

/** Whether a rule is grounded in the prompt (section 4.3.3 of the source). */
export async function groundedness(
  { text }: Pick<PromptUnderTest, 'text'>,
  { id, rule }: OutputRule,
  judges: readonly AskedModel[],
): Promise<JudgedResult> {
  const votes = await askJudges(judges, groundednessMessages(text, rule));
  return { kind: 'groundedness', id, votes, verdict: decided(votes) };
}
