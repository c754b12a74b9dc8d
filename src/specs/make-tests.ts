import { testsKind } from './artefacts/kinds.js';
import type { Effort } from './effort.js';
import type { Specification } from './make-specification.js';
import type { ExpectedOutput, GeneratedTest, PromptUnderTest } from './specification.js';
import { makeBaselineTests } from './stages/baseline-tests.js';
import { makeExpandedTests } from './stages/expanded-tests.js';
import { type ExpectedBy, makeExpectedOutputs } from './stages/expected-outputs.js';
import { makeRuleTests } from './stages/rule-tests.js';
import type { StageSession } from './stages/stage-session.js';

export interface GeneratedTests {
  readonly tests: readonly GeneratedTest[];
  readonly baseline: readonly GeneratedTest[];
  readonly expanded: readonly GeneratedTest[];
  readonly expected: readonly ExpectedOutput[];
}

/**
 * Tests of rules and inverse rules, baseline, expansion; expected outputs where somebody is named to answer and to judge.
 * Rules that could not be made this time take no tests with them.
 */
export async function makeTests(
  prompt: PromptUnderTest,
  { rules, inverseRules, inputSpecification: inputs }: Specification,
  { effort, expectedBy }: { readonly effort: Effort; readonly expectedBy: ExpectedBy | undefined },
  session: StageSession,
): Promise<GeneratedTests> {
  const tests =
    rules === undefined
      ? [...(session.artefacts.read(testsKind)?.parts.values() ?? [])].flat()
      : await makeRuleTests(prompt, { rules, inverseRules, inputs }, effort, session);
  const baseline = await makeBaselineTests(prompt, effort.baseline, session);
  const expanded = await makeExpandedTests(prompt, tests, effort, session);
  const all = [...tests, ...baseline, ...expanded];
  const expected =
    expectedBy === undefined ? [] : await makeExpectedOutputs(prompt, all, rules ?? [], expectedBy, session);
  return { tests, baseline, expanded, expected };
}
