import type { AskedModel } from '../../asked-model.js';
import type { GeneratedTest, InputSpecification } from '../../specification.js';
import type { JudgedResult } from '../evaluation.js';
import { validityMessages } from '../judge-messages.js';
import { askJudges, decided } from '../votes.js';

/** Whether a test is a valid input by the input specification (section 4.3.2 of the source). */
export async function validity(
  { id, inputs }: GeneratedTest,
  { rules }: InputSpecification,
  judges: readonly AskedModel[],
): Promise<JudgedResult> {
  const votes = await askJudges(judges, validityMessages(rules, inputs));
  return { kind: 'validity', id, votes, verdict: decided(votes) };
}
