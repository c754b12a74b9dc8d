import type { SuiteOperator } from '../../contracts/suite-operators.js';
import type { RunStopped } from '../../experiment/run-stopped.js';
import type { Artefacts } from '../artefacts/read-artefacts.js';
import type { AskedModel } from '../asked-model.js';
import type { GeneratedTest } from '../specification.js';
import { type Answering, answered } from './answered.js';
import type { Evaluation, JudgedResult } from './evaluation.js';
import { type AskedTest, followUpTests } from './follow-up-tests.js';
import { groundedness } from './metrics/groundedness.js';
import { validity } from './metrics/validity.js';
import { settleAll } from './settle.js';
import { testsToAsk } from './tests-to-ask.js';

export interface EvaluateOptions extends Omit<Answering, 'rules' | 'intent'> {
  readonly artefacts: Artefacts;
  /** The models under test. */
  readonly models: readonly AskedModel[];
  /** Of follow-ups of the tests; none: they are asked as written. */
  readonly operators: readonly SuiteOperator[];
  readonly seed: number;
}

/** What was found, and why it is not all; undefined: it is. */
export interface Evaluated {
  readonly evaluation: Evaluation;
  readonly stopped: RunStopped | undefined;
}

/**
 * Asks every model under test every test, as written, in follow-ups and (the baseline) with the specification in the place of
 * the prompt, and judges what comes; and judges the tests and the rules themselves.
 */
export async function evaluate(options: EvaluateOptions): Promise<Evaluated> {
  const { artefacts, models, judges, prompt, operators, seed } = options;
  const { rules = [], intent, inputSpecification } = artefacts;
  const { tests, notes } = testsToAsk(artefacts, prompt);
  const valid = await settleAll(
    inputSpecification === undefined || judges.length === 0
      ? []
      : tests.map((test) => validity(test, inputSpecification, judges)),
  );
  const grounded = await settleAll(judges.length === 0 ? [] : rules.map((rule) => groundedness(prompt, rule, judges)));
  const judged = [...valid.values, ...grounded.values];
  const baseline = tests.filter((test) => test.kind === 'baseline' && isValidOrUnjudged(test, judged));
  const written = tests.map((test): AskedTest => ({ test, followUp: null, inputs: test.inputs }));
  const asked = [...written, ...followUpTests(prompt, tests, operators, seed)];
  const answering: Answering = { ...options, intent, rules };
  const outputs = await settleAll(
    models.flatMap((model) => [
      ...asked.map((each) => answered(each, model, 'original', answering)),
      ...(intent === undefined ? [] : baseline).map((test) =>
        answered({ test, followUp: null, inputs: test.inputs }, model, 'specification', answering),
      ),
    ]),
  );
  const evaluation = { outputs: outputs.values, judged, notes };
  return { evaluation, stopped: valid.stopped ?? grounded.stopped ?? outputs.stopped };
}

/** The source asks valid baseline tests; where nobody judged them, all are taken. */
function isValidOrUnjudged({ id }: GeneratedTest, judged: readonly JudgedResult[]): boolean {
  const found = judged.find((each) => each.kind === 'validity' && each.id === id);
  return found === undefined || found.verdict.status === 'OK';
}
