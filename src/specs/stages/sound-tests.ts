import { fitInputs } from '../fit-inputs.js';
import type { DraftTest } from '../generators/generator.js';
import type { PromptUnderTest } from '../specification.js';

/** The tests that can be asked, and what is wrong with the others. */
export interface SoundTests {
  readonly tests: readonly DraftTest[];
  readonly notes: readonly string[];
}

/** Leaves out what is no variable of the prompt, tests without a value for one that is, and tests that there are already. */
export function soundTests(
  drafts: readonly DraftTest[],
  { inputs }: PromptUnderTest,
  already: readonly DraftTest[],
): SoundTests {
  const tests: DraftTest[] = [];
  const notes: string[] = [];
  const keyOf = (draft: DraftTest) =>
    JSON.stringify(Object.values(fitInputs(draft.inputs, inputs).inputs).map((value) => value.trim()));
  const seen = new Set(already.map(keyOf));
  for (const [at, draft] of drafts.entries()) {
    const which = `test ${at + 1}`;
    const { inputs: known, unknown, missing } = fitInputs(draft.inputs, inputs);
    if (unknown !== undefined)
      notes.push(`${which} has a value for ${unknown}, which the prompt does not have: it is left out`);
    if (missing !== undefined) {
      notes.push(`${which} is left out: it has no value for ${missing}`);
      continue;
    }
    const key = keyOf(draft);
    if (seen.has(key)) notes.push(`${which} came twice and was dropped`);
    else tests.push({ ...draft, inputs: known });
    seen.add(key);
  }
  return { tests, notes };
}
