import { z } from 'zod';
import type { Checked, Invariant } from '../../src/plugin.js';
import { excerpt } from '../checks/excerpt.js';
import { editSimilarity } from '../checks/similarity/edit-similarity.js';
import { rougeL } from '../checks/similarity/rouge-l.js';
import { tokenF1 } from '../checks/similarity/token-f1.js';
import { text } from '../checks/texts.js';

const MEASURES = { token_f1: tokenF1, rouge_l: rougeL, edit: editSimilarity };

const schema = z
  .strictObject({
    reference: text.optional().describe('The text to be near to.'),
    reference_file: z.string({ error: 'the path of a text' }).optional(),
    metadata: z
      .string({ error: 'a key of the case’s metadata' })
      .optional()
      .describe('The key of the case’s metadata that has that text.'),
    measure: z
      .enum(['token_f1', 'rouge_l', 'edit'], { error: '`token_f1`, `rouge_l` or `edit`' })
      .default('token_f1')
      .describe('How nearness is measured.'),
  })
  .refine(({ reference, metadata }) => (reference === undefined) !== (metadata === undefined), {
    error: 'one of `reference`, `reference_file` and `metadata`',
  });
type Spec = z.output<typeof schema>;

/** How near the reply is to a reference: by words in any order, words in order, or characters. */
export const similarity: Invariant<Spec> = {
  type: 'similarity',
  about: 'how near the reply is to a reference, from 0 to 1',
  schema,
  files: { reference_file: { to: 'reference', as: 'text' } },
  scores: { threshold: 0.5, better: 'higher' },
  advice: 'give the prompt the facts that the reference has, or lower `threshold` if other wordings are right too.',
  examples: [
    { spec: { reference: 'Within thirty days.' }, reply: 'within the thirty days', holds: true },
    { spec: { reference: 'Within thirty days.' }, reply: 'Never, sorry.', holds: false },
    {
      spec: { metadata: 'golden', measure: 'rouge_l' },
      reply: 'a c',
      holds: true,
      case: { metadata: { golden: 'a b c' } },
    },
    { spec: { reference: 'kitten', measure: 'edit' }, reply: 'sitting', holds: true },
  ],
  prepare(spec) {
    return (checked) => {
      const reference = referenceOf(spec, checked);
      if (reference === undefined) {
        const reason = `Expected a text under \`${spec.metadata}\` in the case's metadata, found none`;
        return { status: 'inconclusive', cause: 'not-measured', reason };
      }
      const score = MEASURES[spec.measure](checked.reply, reference);
      const against = `${excerpt(checked.reply)} against ${excerpt(reference)}`;
      return { status: 'scored', score, evidence: `${spec.measure} ${score.toFixed(2)}: ${against}` };
    };
  },
};

function referenceOf({ reference, metadata }: Spec, { case: { metadata: known } }: Checked): string | undefined {
  if (metadata === undefined) return reference;
  const value = Object.hasOwn(known, metadata) ? known[metadata] : undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
