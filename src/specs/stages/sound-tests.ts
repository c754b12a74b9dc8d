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
  const names = inputs.map(({ name }) => name);
  const tests: DraftTest[] = [];
  const notes: string[] = [];
  const seen = new Set(already.map((each) => keyOf(each, names)));
  for (const [at, draft] of drafts.entries()) {
    const unknown = Object.keys(draft.inputs).filter((name) => !names.includes(name));
    const missing = names.filter((name) => !Object.hasOwn(draft.inputs, name));
    const which = `test ${at + 1}`;
    if (unknown.length > 0)
      notes.push(`${which} has a value for ${quoted(unknown)}, which the prompt does not have: it is left out`);
    if (missing.length > 0) {
      notes.push(`${which} is left out: it has no value for ${quoted(missing)}`);
      continue;
    }
    const known = { ...draft, inputs: Object.fromEntries(names.map((name) => [name, draft.inputs[name] ?? ''])) };
    const key = keyOf(known, names);
    if (seen.has(key)) notes.push(`${which} came twice and was dropped`);
    else tests.push(known);
    seen.add(key);
  }
  return { tests, notes };
}

function keyOf({ inputs }: DraftTest, names: readonly string[]): string {
  return JSON.stringify(names.map((name) => (inputs[name] ?? '').trim()));
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
