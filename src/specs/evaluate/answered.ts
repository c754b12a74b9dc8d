import { type AnswersRelation, relate } from '../../contracts/answers-relation.js';
import { fillMessages } from '../../prompts/message-templates.js';
import type { AskedModel } from '../asked-model.js';
import type { Intent, OutputRule, PromptUnderTest } from '../specification.js';
import type { OutputResult } from './evaluation.js';
import type { AskedTest } from './follow-up-tests.js';
import { kindOf } from './kind-of.js';
import { compliance } from './metrics/compliance.js';
import { measure } from './metrics/measure.js';
import { specificationMessages } from './metrics/spec-agreement.js';
import type { UserMetric } from './metrics/user-metrics.js';
import type { RulePrograms } from './rule-programs.js';

/** What outputs are asked and judged with. */
export interface Answering {
  readonly prompt: PromptUnderTest;
  /** Undefined: the specification is not asked. */
  readonly intent: Intent | undefined;
  readonly rules: readonly OutputRule[];
  readonly programs: RulePrograms;
  readonly judges: readonly AskedModel[];
  readonly metrics: readonly UserMetric[];
  /** What must hold between the answers to a test and to its follow-ups. */
  readonly answers: AnswersRelation | undefined;
}

/** Asks one model one test, and judges what it answers. */
export async function answered(
  { test, followUp, inputs }: AskedTest,
  model: AskedModel,
  asked: OutputResult['prompt'],
  context: Answering,
): Promise<OutputResult> {
  const { prompt, intent, rules, programs, judges } = context;
  const messagesOf = (values: typeof inputs) =>
    asked === 'specification' && intent !== undefined
      ? specificationMessages(intent, rules, { inputs: values })
      : fillMessages(prompt.messages, values);
  const of = {
    ...({ kind: 'output', model: model.name, prompt: asked, test: test.id } as const),
    ...{ of: kindOf(test), rule: test.rule, followUp, inputs },
  };
  const reply = await model.ask(messagesOf(inputs), 0);
  if (reply.kind === 'error')
    return { ...of, output: null, error: reply.reason, checks: [], votes: [], verdict: null, relation: null, metrics: [] }; // biome-ignore format: one outcome
  const output = reply.text;
  const checks = await programs.check(output, Object.values(inputs).join('\n'));
  const plain = asked === 'original' && followUp === null;
  const [judged, metrics, relation] = await Promise.all([
    compliance(prompt, output, checks, programs, judges),
    Promise.all((plain ? context.metrics : []).map((each) => measure(each, { prompt, rules, inputs, output }, judges))),
    followUp === null ? null : relationHeld(await model.ask(messagesOf(test.inputs), 0), output, context),
  ]);
  return { ...of, output, error: null, checks, ...judged, relation, metrics };
}

async function relationHeld(
  source: Awaited<ReturnType<AskedModel['ask']>>,
  output: string,
  { answers }: Pick<Answering, 'answers'>,
): Promise<OutputResult['relation']> {
  if (answers === undefined || source.kind === 'error') return null;
  const { status } = await relate(answers, source.text, output);
  return status === 'inconclusive' ? null : status;
}
