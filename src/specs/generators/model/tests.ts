import { describeInputs } from '../describe-inputs.js';
import type { TestsWanted } from '../generator.js';
import type { Request } from './ask.js';
import { draftForm, draftsSchema } from './drafts.js';
import { listed, quoted } from './quoted.js';

const FIELDS = `Of each test:
"inputs": a value for every variable of the prompt, complete and ready to use, and no other variables.
"expected": what an output that complies with the prompt would be like.
"reason": why this input is a good test here.
"scenario": the kind of situation: typical, boundary, edge, adversarial.`;

const FOR: Readonly<Record<TestsWanted['kind'], string>> = {
  rule: `You make tests for one rule that the outputs of a prompt must keep. Choose inputs for which keeping the rule takes care: typical ones, ones at a limit, and unusual ones. The model under test sees the prompt with the input, not the rule.`,
  inverse: `You make tests that tempt a model. You get a rule that contradicts what a prompt demands: choose inputs for which a careless model would do as the contradicting rule says, while a model that follows the prompt would not. The model under test sees the prompt with the input, not the rule.`,
  baseline: `You make tests for a prompt: inputs that show whether a model does what the prompt demands. Cover typical, boundary and unusual situations.`,
};

/** Baseline tests come from the prompt alone: neither rules nor the input specification are shown. */
export function testsRequest(wanted: TestsWanted): Request<{ readonly tests: readonly unknown[] }> {
  const { prompt, rule, kind, inputs, count, already } = wanted;
  const parts = [
    quoted('prompt', prompt.text),
    describeInputs(prompt),
    inputs === undefined ? '' : `A valid input:\n${listed(inputs.rules)}`,
    rule === undefined ? '' : quoted('rule', rule.rule),
    already.length === 0
      ? ''
      : `There are these already; make others:\n${already.map((each) => JSON.stringify(each.inputs)).join('\n')}`,
    `Make exactly ${count} ${count === 1 ? 'test' : 'tests, no two alike'}.\nForm of your answer: {"tests": [${draftForm(prompt.inputs.map(({ name }) => name))}${count === 1 ? '' : ', …'}]}`,
  ];
  return {
    system: `${FOR[kind]}${kind === 'baseline' ? '' : ' Every input must be valid.'}\n${FIELDS}`,
    user: parts.filter((part) => part !== '').join('\n\n'),
    schema: draftsSchema,
  };
}
