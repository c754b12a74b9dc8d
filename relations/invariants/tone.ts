import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { judged } from '../checks/judge-votes.js';
import { judgesOf, judgingKeys } from '../checks/judging-keys.js';

const schema = z.strictObject({
  expected_tone: z
    .string({ error: 'a tone, such as professional and empathetic' })
    .min(1, { error: 'a tone, such as professional and empathetic' })
    .describe('The tone, in words.'),
  ...judgingKeys,
});

/** A model judges whether the reply has the tone. */
export const tone: Invariant<z.output<typeof schema>> = {
  type: 'tone',
  about: 'a model judges whether the reply has the tone; a score from 0 to 1',
  schema,
  scores: { threshold: 0.7, better: 'higher' },
  advice: 'describe the tone in the prompt with two or three adjectives and one example reply in it.',
  examples: [
    {
      spec: { expected_tone: 'warm' },
      reply: 'Gladly, dear!',
      judge: '{"score": 0.95, "reason": "Warm."}',
      holds: true,
    },
    { spec: { expected_tone: 'warm' }, reply: 'No.', judge: '{"score": 0.1, "reason": "Curt."}', holds: false },
  ],
  asks: judgesOf,
  prepare: (spec) => (checked) =>
    judged(
      {
        ...spec,
        judges: judgesOf(spec),
        scale: { min: 0, max: 1 },
        rubric: `The tone of the reply, whatever it says, is ${spec.expected_tone}.`,
      },
      checked,
    ),
};
