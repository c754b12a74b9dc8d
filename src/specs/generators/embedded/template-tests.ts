import { hash } from '../../../core/hash.js';
import type { DraftTest, TestsWanted } from '../generator.js';
import { inputsFor } from './inputs.js';
import { scenariosFor, WHY } from './scenarios.js';
import type { Scenario } from './texts.js';

/** Tests from the texts that there are, as many as they give: each rule begins with the situations in which it is hard to keep. */
export function templateTests({ prompt, rule, kind, count, already }: TestsWanted): readonly DraftTest[] {
  const scenarios = scenariosFor(rule?.rule, kind === 'inverse');
  // Rules keep to a typical input first; opposites go to the hard ones at once.
  const ordered: readonly Scenario[] = kind === 'inverse' ? scenarios : ['typical', ...scenarios.filter((each) => each !== 'typical')]; // biome-ignore format: one choice
  const turned = Math.max(0, Number(/\d+/u.exec(rule?.id ?? '')?.[0] ?? 1) - 1);
  const taken = new Set(already.map(({ inputs }) => hash(inputs)));
  const made = inputsFor(prompt, ordered, turned).filter(({ inputs }) => !taken.has(hash(inputs)));
  const different = made.filter(
    (each, at) => made.findIndex(({ inputs }) => hash(inputs) === hash(each.inputs)) === at,
  );
  return different.slice(0, count).map(({ inputs, scenario }) => ({
    inputs,
    expected: expectedOf(kind, rule?.rule),
    reason: `${WHY[scenario].charAt(0).toUpperCase()}${WHY[scenario].slice(1)}.`,
    scenario,
  }));
}

function expectedOf(kind: TestsWanted['kind'], rule: string | undefined): string {
  if (rule === undefined) return 'An output that does what the prompt asks.';
  return kind === 'inverse'
    ? `An output that does not give in to this: ${rule}`
    : `An output that keeps the rule: ${rule}`;
}
