import type { GeneratedTest, PromptUnderTest } from '../../specification.js';
import type { Request } from './ask.js';
import { draftForm, draftsSchema } from './drafts.js';
import { quoted } from './quoted.js';

export function expandRequest(
  prompt: PromptUnderTest,
  { inputs, expected, reason, scenario }: GeneratedTest,
): Request<{ readonly tests: readonly unknown[] }> {
  return {
    system: `You make a test of a prompt harder and longer. Keep what it is made for, and its kind of input; add length, detail and distraction that belong there, as real inputs have them: several people or topics at once, digressions, numbers, quotations, an unusual order. It must stay a valid input, and still have one right way to be answered.`,
    user: `${quoted('prompt', prompt.text)}\n\n${quoted('test', JSON.stringify({ inputs, expected, reason, scenario }))}\n\nForm of your answer, with exactly one test: {"tests": [${draftForm(prompt.inputs.map(({ name }) => name))}]}`,
    schema: draftsSchema,
  };
}
