import { fillMessages } from '../../../prompts/message-templates.js';
import type { AskedModel } from '../../asked-model.js';
import { listed } from '../../generators/model/quoted.js';
import { inputsText } from '../../inputs-text.js';
import type { OutputRule, PromptUnderTest } from '../../specification.js';
import type { MetricResult } from '../evaluation.js';
import { type Read, readMeasure } from './read-measure.js';
import type { UserMetric } from './user-metrics.js';

/** An output with what it came from. */
interface Measurable {
  readonly prompt: PromptUnderTest;
  readonly rules: readonly OutputRule[];
  readonly inputs: Readonly<Record<string, string>>;
  readonly output: string;
}

/** What the judges make of an output by a user's metric: the mean of their scores, or what most decide. */
export async function measure(
  { name, messages: template }: UserMetric,
  { prompt, rules, inputs, output }: Measurable,
  judges: readonly AskedModel[],
): Promise<MetricResult> {
  const messages = fillMessages(template, {
    output,
    prompt: prompt.text,
    rules: listed(rules.map(({ rule }) => rule)),
    input: inputsText(inputs),
  });
  const read = await Promise.all(judges.map((judge) => askOne(judge, messages)));
  const none = (reason: string): MetricResult => ({ metric: name, score: null, decision: null, reason });
  const scores = read.flatMap((each) => (each.kind === 'score' ? [each.score] : []));
  const decisions = read.flatMap((each) => (each.kind === 'decision' ? [each.decision] : []));
  const why = read.flatMap((each) => (each.kind === 'none' ? [each.reason] : []));
  if (scores.length + decisions.length <= why.length) return none(why[0] ?? 'no judge was given');
  if (scores.length > 0 && decisions.length > 0) return none('some judges gave a score, some OK or ERR');
  if (scores.length > 0) {
    const score = scores.reduce((sum, each) => sum + each, 0) / scores.length;
    return { metric: name, score, decision: null, reason: scores.join(', ') };
  }
  const ok = decisions.filter((each) => each === 'OK').length;
  if (ok * 2 === decisions.length) return none('the judges are divided');
  const decision = ok * 2 > decisions.length ? 'OK' : 'ERR';
  return { metric: name, score: null, decision, reason: decisions.join(', ') };
}

/** A reply that cannot be read is handed back once. */
async function askOne({ name, ask }: AskedModel, messages: Parameters<AskedModel['ask']>[0]): Promise<Read> {
  const first = await ask(messages, 0);
  if (first.kind === 'error') return { kind: 'none', reason: `${name}: no reply: ${first.reason}` };
  const read = readMeasure(first.text);
  if (read.kind !== 'none') return read;
  const again = `That could not be read: ${read.reason}. Answer again with nothing but a score from 0 to 100, or with nothing but OK or ERR.`;
  const second = await ask(
    [...messages, { role: 'assistant', content: first.text }, { role: 'user', content: again }],
    0,
  );
  const last = second.kind === 'error' ? read : readMeasure(second.text);
  return last.kind === 'none' ? { kind: 'none', reason: `${name}: ${last.reason}` } : last;
}
