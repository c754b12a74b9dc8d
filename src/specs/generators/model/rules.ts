import { z } from 'zod';
import { text } from '../../../documents/schema-parts.js';
import type { PromptUnderTest } from '../../specification.js';
import type { Request } from './ask.js';
import { quoted } from './quoted.js';

const schema = z.object({ rules: z.array(text()) });

export function rulesRequest({ text: prompt }: PromptUnderTest): Request<{ readonly rules: readonly string[] }> {
  return {
    system: `You write down what every output of a prompt must keep, as a list of rules that a checker can apply to an output without seeing the input.
- Each rule is one sentence that begins with "The output must" (or says first in which case it applies), and can be checked by itself.
- Rules say what an output is or looks like: allowed values, form, length, language, what must be there and what must not. How it comes from the input is no rule.
- Take only what the prompt demands, stated or plainly meant. An example in the prompt shows a general demand: write down that, not the example.
- Write allowed values, limits and fixed words as the prompt writes them.
- No two rules say the same thing. Where the prompt demands nothing of the output, the list is empty.`,
    user: `${quoted('prompt', prompt)}\n\nForm of your answer: {"rules": ["The output must …", "…"]}`,
    schema,
  };
}
