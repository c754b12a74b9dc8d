import type { InputSpecification, Intent, OutputRule, PromptUnderTest } from './specification.js';
import { makeInputSpecification } from './stages/input-specification.js';
import { makeIntent } from './stages/intent.js';
import { makeInverseRules } from './stages/inverse-rules.js';
import { makeRules } from './stages/rules.js';
import type { StageSession } from './stages/stage-session.js';

/** What the first four stages came to; undefined: a stage could not make it, and said why. */
export interface Specification {
  readonly intent: Intent | undefined;
  readonly inputSpecification: InputSpecification | undefined;
  readonly rules: readonly OutputRule[] | undefined;
  readonly inverseRules: readonly OutputRule[];
}

/** Intent, input specification, rules and inverse rules, each told to `session.onStage` when it is done. */
export async function makeSpecification(prompt: PromptUnderTest, session: StageSession): Promise<Specification> {
  const intent = await makeIntent(prompt, session);
  const inputSpecification = await makeInputSpecification(prompt, session);
  const rules = await makeRules(prompt, session);
  // Rules that could not be made this time take nothing with them that was made of them before.
  const inverseRules = rules === undefined ? [] : await makeInverseRules(prompt, rules, session);
  return { intent, inputSpecification, rules, inverseRules };
}
