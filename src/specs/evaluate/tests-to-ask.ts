import type { Artefacts } from '../artefacts/read-artefacts.js';
import { fitInputs } from '../fit-inputs.js';
import type { GeneratedTest, PromptUnderTest } from '../specification.js';

/** All tests that can be asked, and what is wrong with the others: they may have been edited. */
export function testsToAsk(
  { tests, baseline, expanded, rules }: Pick<Artefacts, 'tests' | 'baseline' | 'expanded' | 'rules'>,
  { inputs }: Pick<PromptUnderTest, 'inputs'>,
): { readonly tests: readonly GeneratedTest[]; readonly notes: readonly string[] } {
  const notes: string[] = [];
  const all = [...tests, ...baseline, ...expanded];
  const asked = all.flatMap((test) => {
    const { inputs: known, unknown, missing } = fitInputs(test.inputs, inputs);
    if (unknown !== undefined)
      notes.push(`${test.id} has a value for ${unknown}, which the prompt does not have: it is left out`);
    if (missing === undefined) return [{ ...test, inputs: known }];
    notes.push(`${test.id} is not asked: it has no value for ${missing}`);
    return [];
  });
  if (rules === undefined || rules.length === 0) notes.push('the prompt has no rules: only the baseline is asked');
  return { tests: asked, notes };
}
