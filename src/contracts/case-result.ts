import type { Checked } from '../core/contract.js';
import { given } from '../datasets/given.js';
import type { Asked } from '../experiment/asker.js';
import type { AskedModel } from '../experiment/open-asking.js';
import { costOf } from '../models/prices.js';
import { checkReply } from './check-reply.js';
import type { OpenConfiguration } from './prepare-suite.js';
import type { CaseResult } from './result.js';
import type { Suite } from './suite.js';
import { messagesFor, type SuiteAsking } from './suite-askings.js';

/** Puts a case to a model once, and checks the reply. */
export async function resultOf(
  { case: each, followUp, sample }: SuiteAsking,
  { model, params, opened }: OpenConfiguration,
  { asker }: AskedModel,
  { suite, judges }: { readonly suite: Suite; readonly judges: ReadonlyMap<string, AskedModel> },
): Promise<CaseResult> {
  const of = { model, params, case: each.id, category: each.category, input: each.input, sample, followUp };
  const asked = await asker.ask(messagesFor(suite, each), sample);
  if (asked.kind === 'error') return { ...of, reply: null, error: asked.reason, measured: {}, checks: [] };
  const measured = measuredOf(asked, opened);
  const ask: Checked['ask'] = async (name, messages, turn) => {
    const judge = judges.get(name ?? suite.judge ?? '');
    if (judge === undefined) throw new Error(`Expected the judge ${name} among those that \`asks\` names`);
    const judged = await judge.asker.ask(messages, turn);
    return judged.kind === 'error' ? judged : { kind: 'reply', text: judged.text };
  };
  const { invariants, ...known } = each;
  const checks = await checkReply(invariants, { reply: asked.text, case: known, measured, ask });
  return { ...of, reply: asked.text, error: null, measured, checks };
}

function measuredOf({ usage, ms }: Extract<Asked, { kind: 'reply' }>, { price }: OpenConfiguration['opened']) {
  return {
    ...given('latencyMs', ms),
    ...given('inputTokens', usage?.inputTokens),
    ...given('outputTokens', usage?.outputTokens),
    ...given('cost', costOf(usage, price)),
  };
}
