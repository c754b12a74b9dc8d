import type { Artefacts } from '../artefacts/read-artefacts.js';
import type { GeneratedTest, PromptUnderTest } from '../specification.js';

/** All tests that can be asked, and what is wrong with the others: they may have been edited. */
export function testsToAsk(
  { tests, baseline, expanded, rules }: Pick<Artefacts, 'tests' | 'baseline' | 'expanded' | 'rules'>,
  { inputs }: Pick<PromptUnderTest, 'inputs'>,
): { readonly tests: readonly GeneratedTest[]; readonly notes: readonly string[] } {
  const names = inputs.map(({ name }) => name);
  const notes: string[] = [];
  const all = [...tests, ...baseline, ...expanded];
  const asked = all.flatMap((test) => {
    const missing = names.filter((name) => !Object.hasOwn(test.inputs, name));
    const unknown = Object.keys(test.inputs).filter((name) => !names.includes(name));
    if (unknown.length > 0)
      notes.push(`${test.id} has a value for ${quoted(unknown)}, which the prompt does not have: it is left out`);
    if (missing.length > 0) {
      notes.push(`${test.id} is not asked: it has no value for ${quoted(missing)}`);
      return [];
    }
    return [{ ...test, inputs: Object.fromEntries(names.map((name) => [name, test.inputs[name] ?? ''])) }];
  });
  if (rules === undefined || rules.length === 0) notes.push('the prompt has no rules: only the baseline is asked');
  return { tests: asked, notes };
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
