import { z } from 'zod';
import { hash } from '../../core/hash.js';
import { askFor } from '../../judging/ask-for.js';
import { fillMessages } from '../../prompts/message-templates.js';
import { expectedKind } from '../artefacts/kinds.js';
import type { AskedModel } from '../asked-model.js';
import type { Made } from '../generators/generator.js';
import type { ExpectedOutput, GeneratedTest, OutputRule, PromptUnderTest } from '../specification.js';
import { expectedMessages } from './expected-messages.js';
import { refresh } from './refresh.js';
import { promptSource } from './sources.js';
import type { StageSession } from './stage-session.js';

export interface ExpectedBy {
  /** Who answers the tests. */
  readonly model: AskedModel;
  readonly judges: readonly AskedModel[];
  /** What the mean of the scores must reach, from 0 to 100. */
  readonly gate: number;
}

const score = z.object({ score: z.number().min(0).max(100) });

/** What a model answers to each test, with the judges' scores: those that pass the gate can be expected of others. */
export async function makeExpectedOutputs(
  prompt: PromptUnderTest,
  tests: readonly GeneratedTest[],
  rules: readonly OutputRule[],
  by: ExpectedBy,
  session: StageSession,
): Promise<readonly ExpectedOutput[]> {
  const parts = await refresh(
    session,
    expectedKind,
    tests.map((test) => ({
      part: test.id,
      by: by.model.name,
      from: {
        ...promptSource(prompt),
        'its test': hash(test.inputs),
        'the rules': hash(rules),
        'the judges or the gate': hash([by.judges.map(({ name }) => name), by.gate]),
      },
      make: (turn) => expect(prompt, test, rules, by, turn),
    })),
  );
  return [...parts.values()].flat();
}

async function expect(
  prompt: PromptUnderTest,
  test: GeneratedTest,
  rules: readonly OutputRule[],
  { model, judges, gate }: ExpectedBy,
  turn: number,
): Promise<Made<readonly ExpectedOutput[]>> {
  const answer = await model.ask(fillMessages(prompt.messages, test.inputs), turn);
  if (answer.kind === 'error') return { kind: 'none', reason: `no reply: ${answer.reason}` };
  const output = answer.text;
  const asked = await Promise.all(
    judges.map(({ ask }) => askFor(expectedMessages(prompt, test, rules, output), score, (all) => ask(all, turn))),
  );
  const scores = asked.flatMap((each) => (each.kind === 'answer' ? [each.value.score] : []));
  const notes = asked.flatMap((each, at) =>
    each.kind === 'answer' ? [] : [`${judges[at]?.name ?? ''} gave no score: ${each.reason}`],
  );
  const mean = scores.reduce((sum, each) => sum + each, 0) / scores.length;
  // A judge that could not be read takes no part, and without any score nothing is accepted.
  return { kind: 'made', value: [{ test: test.id, output, scores, accepted: mean >= gate }], notes };
}
