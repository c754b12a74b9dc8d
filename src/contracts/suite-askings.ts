import type { Message } from '../core/types.js';
import { fillMessages } from '../prompts/message-templates.js';
import type { AskedFollowUp } from './result.js';
import type { Suite, SuiteCase } from './suite.js';
import { followUpsOf, type SuiteOperator } from './suite-operators.js';

/** A case, or a follow-up of it, to be asked once. */
export interface SuiteAsking {
  /** With the input that is asked. */
  readonly case: SuiteCase;
  readonly followUp: AskedFollowUp | null;
  readonly sample: number;
}

/** Every asking of a suite under one configuration, case by case: as written first, then in its follow-ups. */
export function* suiteAskings(
  { cases, seed }: Pick<Suite, 'cases' | 'seed'>,
  operators: readonly SuiteOperator[],
): Generator<SuiteAsking> {
  for (const each of cases) {
    const asked: readonly (AskedFollowUp | null)[] = [
      null,
      ...followUpsOf(each, operators, seed).map(({ id, operator, category, rule, followUp: text }) => ({
        id,
        operator,
        category,
        rule,
        text,
      })),
    ];
    for (const followUp of asked)
      for (let sample = 0; sample < each.samples; sample++)
        yield { case: followUp === null ? each : { ...each, input: followUp.text }, followUp, sample };
  }
}

/** The prompt with a case's texts in it. */
export function messagesFor({ prompt }: Pick<Suite, 'prompt'>, each: SuiteCase): readonly Message[] {
  const { input, context, variables } = each;
  const template = context === undefined ? (prompt.withoutContext ?? prompt.messages) : prompt.messages;
  return fillMessages(template, { ...variables, input, context: context ?? '' });
}
