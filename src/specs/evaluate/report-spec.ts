import { wilson } from '../../statistics/wilson.js';
import type { Artefacts } from '../artefacts/read-artefacts.js';
import type { CompiledRule } from '../compile/compiled-rule.js';
import type { GeneratedTest, PromptUnderTest } from '../specification.js';
import type { Evaluation, JudgedResult, OutputResult } from './evaluation.js';
import { kindOf } from './kind-of.js';
import { coverage } from './metrics/coverage.js';
import { specAgreement } from './metrics/spec-agreement.js';
import { reportModel } from './report-models.js';
import { reportNotes } from './report-notes.js';
import { reportRules } from './report-rules.js';
import type { SpecReport, TestReport } from './spec-report.js';
import { testsToAsk } from './tests-to-ask.js';

export interface Reported {
  readonly prompt: PromptUnderTest;
  readonly artefacts: Artefacts;
  readonly madeBy: readonly string[];
  readonly compiled: readonly CompiledRule[];
  readonly evaluation: Evaluation;
  readonly models: readonly string[];
  readonly judges: readonly string[];
  readonly relation: string | null;
}

/** Puts together what is known of a prompt, for reports of every format. */
export function reportSpec(reported: Reported): SpecReport {
  const { prompt, artefacts, compiled, evaluation, models, judges } = reported;
  const { outputs, judged } = evaluation;
  const { rules = [], intent } = artefacts;
  const { tests } = testsToAsk(artefacts, prompt);
  const statusOf = (id: string) => judged.find((each) => each.kind === 'validity' && each.id === id)?.verdict.status ?? 'unjudged'; // biome-ignore format: one line
  const grounded = known(judged.filter(({ kind }) => kind === 'groundedness'));
  const report = {
    name: prompt.name,
    file: prompt.file,
    intent: intent?.intent ?? null,
    madeBy: reported.madeBy,
    models: models.map((model) => reportModel(model, outputs)),
    judges,
    rules: reportRules(compiled, evaluation, { models, judges }),
    tests: tests.map((test) => reportTest(test, models, outputs, statusOf(test.id))),
    validity: validityOf(tests, judged),
    groundedness: wilson(grounded.filter(({ verdict }) => verdict.status === 'OK').length, grounded.length),
    coverage: coverage(rules, tests, new Set(tests.filter(({ id }) => statusOf(id) === 'ERR').map(({ id }) => id))),
    agreement: specAgreement(outputs) ?? null,
    relation: reported.relation,
  };
  return { ...report, notes: [...evaluation.notes, ...reportNotes(report, evaluation)] };
}

function reportTest(
  test: GeneratedTest,
  models: readonly string[],
  outputs: readonly OutputResult[],
  valid: TestReport['valid'],
): TestReport {
  const own = outputs.filter((each) => each.test === test.id && each.prompt === 'original' && each.followUp === null);
  return {
    ...{ id: test.id, of: kindOf(test), rule: test.rule, inputs: test.inputs, valid },
    models: models.flatMap((model): TestReport['models'] => {
      const found = own.find((each) => each.model === model);
      if (found === undefined) return [];
      const { verdict, output, error } = found;
      if (verdict === null) return [{ model, status: 'error', by: null, reason: error ?? '', output }];
      const by = 'by' in verdict ? verdict.by : null;
      return [{ model, status: verdict.status, by, reason: verdict.reason, output }];
    }),
  };
}

function validityOf(tests: readonly GeneratedTest[], judged: readonly JudgedResult[]): SpecReport['validity'] {
  const results = known(judged.filter(({ kind }) => kind === 'validity'));
  const of = (kinds: readonly string[]) => {
    const ids = new Set(tests.filter((test) => kinds.includes(kindOf(test))).map(({ id }) => id));
    const own = results.filter(({ id }) => ids.has(id));
    return wilson(own.filter(({ verdict }) => verdict.status === 'OK').length, own.length);
  };
  const kinds = ['rule', 'inverse', 'expanded', 'baseline'];
  return [...kinds.map((kind) => ({ of: kind, valid: of([kind]) })), { of: 'all', valid: of(kinds) }];
}

function known(judged: readonly JudgedResult[]): readonly JudgedResult[] {
  return judged.filter(({ verdict }) => verdict.status === 'OK' || verdict.status === 'ERR');
}
