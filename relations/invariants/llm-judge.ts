import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { judged } from '../checks/judge-votes.js';
import { judgesOf, judgingKeys } from '../checks/judging-keys.js';

const scale = z.strictObject(
  {
    min: z.number({ error: 'a number' }).default(0).describe('The lowest score.'),
    max: z.number({ error: 'a number' }).default(1).describe('The highest score.'),
  },
  { error: 'a mapping such as {min: 1, max: 5}' },
);

const schema = z
  .strictObject({
    rubric: z
      .string({ error: 'what a reply must be, in words' })
      .min(1, { error: 'what a reply must be, in words' })
      .describe('What a reply must be, in words.'),
    reference: z
      .string({ error: 'text' })
      .optional()
      .describe('A reply that would be right, for the judge to compare with.'),
    scale: scale.default({ min: 0, max: 1 }).describe('The lowest and the highest score that the judge may give.'),
    ...judgingKeys,
  })
  .refine((spec) => spec.scale.max > spec.scale.min, { path: ['scale'], error: 'a scale whose max is above its min' });

/**
 * A model judges the reply by a rubric. Several judges and several votes of each give one score from 0 to 1, which is held
 * against the threshold. The judge's answer is checked against a schema; what cannot be read is inconclusive.
 */
export const llmJudge: Invariant<z.output<typeof schema>> = {
  type: 'llm_judge',
  about: 'a model judges the reply by a rubric; one or several judges and votes, a score from 0 to 1',
  schema,
  files: { rubric_file: { to: 'rubric', as: 'text' }, reference_file: { to: 'reference', as: 'text' } },
  scores: { threshold: 0.7, better: 'higher' },
  advice: 'read the judge’s reasons: put what its rubric asks for into the prompt in so many words.',
  examples: [
    {
      spec: { rubric: 'Helps with the refund.' },
      reply: 'Sure.',
      judge: '{"score": 0.9, "reason": "It helps."}',
      holds: true,
    },
    {
      spec: { rubric: 'Helps.', scale: { min: 1, max: 5 }, votes: 3 },
      reply: 'No.',
      judge: '{"score": 2, "reason": "It does not."}',
      holds: false,
    },
    { spec: { rubric: 'Helps.' }, reply: 'Sure.', judge: 'I would say it is quite good.', holds: false },
  ],
  asks: judgesOf,
  prepare: (spec) => (checked) => judged({ ...spec, judges: judgesOf(spec) }, checked),
};
