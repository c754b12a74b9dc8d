import { followUpsOf, type SuiteOperator } from '../../contracts/suite-operators.js';
import { primaryInput } from '../compile/primary-input.js';
import type { GeneratedTest, PromptUnderTest } from '../specification.js';
import type { AskedInstead } from './evaluation.js';

/** A test, or a follow-up of it. */
export interface AskedTest {
  readonly test: GeneratedTest;
  readonly followUp: AskedInstead | null;
  readonly inputs: Readonly<Record<string, string>>;
}

/** Says the same in other words, so that the rules must hold on it too: the variable with the longest texts is changed. */
export function followUpTests(
  prompt: PromptUnderTest,
  tests: readonly GeneratedTest[],
  operators: readonly SuiteOperator[],
  seed: number,
): readonly AskedTest[] {
  const main = primaryInput(prompt, tests);
  if (main === undefined || operators.length === 0) return [];
  const seen = new Set<string>();
  return tests.flatMap((test) =>
    followUpsOf({ id: test.id, input: test.inputs[main] ?? '' }, operators, seed).flatMap(
      ({ id, operator, rule, followUp }) => {
        const inputs = { ...test.inputs, [main]: followUp };
        const key = JSON.stringify([operator, inputs]);
        // Tests of several rules may share their inputs.
        if (seen.has(key)) return [];
        seen.add(key);
        return [{ test, inputs, followUp: { id, operator, rule } }];
      },
    ),
  );
}
