import { z } from 'zod';
import { text } from '../../../documents/schema-parts.js';
import type { OutputRule, PromptUnderTest } from '../../specification.js';
import type { Request } from './ask.js';
import { quoted } from './quoted.js';

const schema = z.object({ rule: text() });

export function inverseRequest(
  { text: prompt }: PromptUnderTest,
  { rule }: OutputRule,
): Request<{ readonly rule: string }> {
  return {
    system: `You turn a rule on the outputs of a prompt into its opposite: a rule that no output can keep together with the first. It is used to think of inputs that tempt a model into breaking the rule.
One sentence, of the same form as the rule and as definite: say what the output would be like instead, not only that the rule does not hold.`,
    user: `${quoted('prompt', prompt)}\n\n${quoted('rule', rule)}\n\nForm of your answer: {"rule": "The output must …"}`,
    schema,
  };
}
