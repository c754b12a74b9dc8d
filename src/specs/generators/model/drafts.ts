import { z } from 'zod';
import type { DraftTest } from '../generator.js';

const draft = z.object({
  inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String)),
  expected: z.string(),
  reason: z.string(),
  scenario: z.string(),
});

/** One bad test must not cost the others: each is read by itself. */
export const draftsSchema = z.object({ tests: z.array(z.unknown()).readonly() });

/** The tests that can be read; of each that cannot, why. A test that was cut off lacks what comes last, its scenario. */
export function readDrafts({ tests }: z.output<typeof draftsSchema>): {
  readonly value: readonly DraftTest[];
  readonly notes: readonly string[];
} {
  const read = tests.map((each) => draft.safeParse(each));
  return {
    value: read.flatMap((each) => (each.success ? [each.data] : [])),
    notes: read.flatMap((each, at) => (each.success ? [] : [`test ${at + 1} could not be read: ${why(each.error)}`])),
  };
}

function why({ issues: [first] }: z.ZodError): string {
  return first === undefined ? 'it has another form' : `${first.path.join('.')}: ${first.message}`.replace(/^: /u, '');
}

/** The form of one test, with the variables of the prompt. */
export function draftForm(variables: readonly string[]): string {
  const inputs = Object.fromEntries(variables.map((name) => [name, '…']));
  return `{"inputs": ${JSON.stringify(inputs)}, "expected": "…", "reason": "…", "scenario": "…"}`;
}
