import { z } from 'zod';
import { text } from '../../../documents/schema-parts.js';
import type { InputSpecification, PromptUnderTest } from '../../specification.js';
import { describeInputs } from '../describe-inputs.js';
import type { Request } from './ask.js';
import { quoted } from './quoted.js';

const schema = z.object({ rules: z.array(text()).min(1) });

export function inputSpecificationRequest(prompt: PromptUnderTest): Request<InputSpecification> {
  return {
    system: `You write down what a valid input of a prompt is, so that somebody who has never seen the prompt can make valid inputs.
- First what the input is and what it consists of; then, for each part, what it must be like; then how the parts depend on each other.
- One independent sentence each; every sentence can be checked on an input alone.
- Nothing about the output, and nothing about what is done with the input.
- An input for which the prompt gives a special answer (unknown, none found, not possible) is a valid input all the same.
- Where the prompt leaves something open, say what it takes for granted; do not invent limits.`,
    user: `${quoted('prompt', prompt.text)}\n\n${describeInputs(prompt)}\n\nForm of your answer: {"rules": ["…", "…"]}`,
    schema,
  };
}
