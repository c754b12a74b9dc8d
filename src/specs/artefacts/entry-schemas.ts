import { z } from 'zod';
import { number, text, word } from '../../documents/schema-parts.js';
import { madeBy } from './made-by.js';

const anyText = () => z.string({ error: 'text' });

/** The entries of the lists, and the one artefact that is none. */
export const rule = z.strictObject(
  {
    id: word().describe('Tests name it; no two rules have one.'),
    rule: text().describe('What every output must keep.'),
  },
  { error: 'a mapping such as {id: r1, rule: The output must be one word.}' },
);

export const test = z.strictObject(
  {
    id: word().describe('No two tests have one.'),
    kind: z.enum(['rule', 'inverse', 'baseline'], { error: 'rule, inverse or baseline' }),
    rule: z.union([word(), z.null()], { error: 'the id of a rule, or null for the baseline' }),
    inputs: z.record(z.string(), z.union([anyText(), z.number(), z.boolean()], { error: 'text' }).transform(String), {
      error: 'a mapping of variables to texts',
    }),
    expected: anyText().describe('What a model that complies would do.').default(''),
    reason: anyText().default(''),
    scenario: anyText().default(''),
  },
  { error: 'a mapping such as {id: r1-1, kind: rule, rule: r1, inputs: {input: …}}' },
);

export const expected = z.strictObject(
  {
    test: word().describe('The id of the test.'),
    output: anyText(),
    scores: z.array(number(0, 100), { error: 'a list of scores from 0 to 100' }),
    accepted: z.boolean({ error: 'true or false' }),
  },
  { error: 'a mapping such as {test: r1-1, output: …, scores: [90], accepted: true}' },
);

export const intent = z.strictObject(
  { 'made-by': madeBy(), intent: text(), task: text() },
  { error: 'a mapping with intent and task' },
);
