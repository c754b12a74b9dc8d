import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { excerpt } from '../checks/excerpt.js';
import { languageOf } from '../checks/language-of.js';
import { proseOfReply } from '../checks/prose-of-reply.js';
import { IMPOSSIBLE, isPossible, isWithin, rangeText } from '../checks/range.js';
import { countsOf, fleschKincaidGrade, fleschReadingEase } from '../checks/readability/flesch.js';

const MEASURES = {
  flesch_reading_ease: { of: fleschReadingEase, name: 'Flesch reading ease' },
  flesch_kincaid_grade: { of: fleschKincaidGrade, name: 'Flesch-Kincaid grade' },
};

/** The formulas are of texts: of a few words they say nothing. */
const FEWEST_WORDS = 5;

const number = z.number({ error: 'a number' }).optional();

const schema = z
  .strictObject({
    measure: z
      .enum(['flesch_reading_ease', 'flesch_kincaid_grade'], {
        error: '`flesch_reading_ease` or `flesch_kincaid_grade`',
      })
      .default('flesch_reading_ease')
      .describe('The formula.'),
    min: number.describe('At least this.'),
    max: number.describe('At most this.'),
  })
  .refine(({ min, max }) => min !== undefined || max !== undefined, { error: '`min` or `max`' })
  .refine(isPossible, IMPOSSIBLE);

/** How easily the reply is read, by a published formula. Nothing is said of a few words, or of another language. */
export const readability: Invariant<z.output<typeof schema>> = {
  type: 'readability',
  about: 'the reply is so easy to read, by Flesch reading ease or Flesch-Kincaid grade',
  schema,
  advice: 'ask for short sentences and plain words, for a reader that you name.',
  examples: [
    { spec: { min: 60 }, reply: 'You can send it back. We will pay for the post.', holds: true },
    {
      spec: { min: 60 },
      reply:
        'Reimbursement necessitates documentary verification of the original transaction by administrative personnel.',
      holds: false,
    },
    {
      spec: { measure: 'flesch_kincaid_grade', max: 8 },
      reply: 'You can send it back. We will pay for the post.',
      holds: true,
    },
    { spec: { min: 60 }, reply: 'OK.', holds: false },
  ],
  prepare({ measure, min, max }) {
    const { of, name } = MEASURES[measure];
    return ({ reply }) => {
      const text = proseOfReply(reply);
      const counts = countsOf(text);
      if (counts.words < FEWEST_WORDS || (languageOf(text) ?? 'en') !== 'en')
        return {
          ...{ status: 'inconclusive', cause: 'not-measured' },
          reason: `Expected an English text of ${FEWEST_WORDS} words or more, got ${excerpt(reply)}`,
        };
      const score = of({ ...counts, sentences: Math.max(1, counts.sentences) });
      const actual = `${score.toFixed(1)} (words: ${counts.words}, sentences: ${counts.sentences}, syllables: ${counts.syllables})`;
      if (isWithin(score, { min, max })) return { status: 'held', evidence: `${name} ${actual}` };
      const expected = `${name} of ${rangeText({ min, max })}`;
      return { status: 'violated', reason: `Expected ${expected}, got ${actual}`, expected, actual };
    };
  },
};
