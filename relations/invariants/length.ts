import { z } from 'zod';
import { type Checked, estimateTokens, type Invariant } from '../../src/plugin.js';
import { lengthAdvice } from '../checks/advice/length-advice.js';
import { excerpt } from '../checks/excerpt.js';
import { characters } from '../checks/place.js';
import { count, IMPOSSIBLE, isPossible, isWithin, rangeText } from '../checks/range.js';
import { prose } from '../checks/words.js';

const UNITS = ['characters', 'words', 'sentences', 'tokens'] as const;
type Unit = (typeof UNITS)[number];

const schema = z
  .strictObject({
    min: count.optional().describe('At least so many.'),
    max: count.optional().describe('At most so many.'),
    unit: z
      .enum(UNITS, { error: `one of ${UNITS.join(', ')}` })
      .default('characters')
      .describe('Of what.'),
  })
  .refine(({ min, max }) => min !== undefined || max !== undefined, { error: '`min` or `max`' })
  .refine(isPossible, IMPOSSIBLE);

/** The reply is so long: in code points, words, sentences or tokens. */
export const length: Invariant<z.output<typeof schema>> = {
  type: 'length',
  about: 'the reply has so many characters, words, sentences or tokens',
  schema,
  advice: lengthAdvice,
  examples: [
    { spec: { min: 3, max: 5 }, reply: 'naïve', holds: true },
    { spec: { max: 4 }, reply: 'naïve', holds: false },
    { spec: { max: 3, unit: 'words' }, reply: "It isn't well-known.", holds: true },
    { spec: { min: 2, unit: 'sentences' }, reply: 'Ask Dr. Lee at 5 p.m. today.', holds: false },
    { spec: { max: 12, unit: 'tokens' }, reply: 'Short.', holds: false, measured: { outputTokens: 40 } },
  ],
  prepare({ min, max, unit }) {
    const range = { min, max };
    return (checked) => {
      const { size, estimated } = sizeIn(unit, checked);
      const got = `${counted(`${estimated ? 'about ' : ''}${size}`, unit)}${estimated ? ' (estimated)' : ''}`;
      if (isWithin(size, range)) return { status: 'held', evidence: `the reply has ${got}` };
      const wanted = counted(rangeText(range), unit);
      return {
        ...{ status: 'violated', reason: `Expected ${wanted}, got ${got}: ${excerpt(checked.reply)}` },
        ...{ expected: wanted, actual: got },
      };
    };
  },
};

function counted(size: string, unit: Unit): string {
  return `${size} ${/(?:^| )1$/u.test(size) ? unit.slice(0, -1) : unit}`;
}

function sizeIn(unit: Unit, { reply, measured }: Checked): { readonly size: number; readonly estimated?: boolean } {
  switch (unit) {
    case 'characters':
      return { size: characters(reply) };
    case 'words':
      return { size: prose(reply).words.length };
    case 'sentences':
      return { size: prose(reply).sentences };
    case 'tokens':
      return measured.outputTokens === undefined
        ? { size: estimateTokens(reply), estimated: true }
        : { size: measured.outputTokens };
  }
}
