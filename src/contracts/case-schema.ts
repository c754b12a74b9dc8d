import { z } from 'zod';
import { number, text, wholeNumber, word } from '../documents/schema-parts.js';

const yes = () => z.boolean({ error: 'true or false' });
const mapping = (of: string) => z.record(z.string(), z.unknown(), { error: of });
export const words = () =>
  z.record(z.string(), word(), { error: 'a mapping of names to texts, such as {product: kettle}' });
export const severity = () => z.enum(['error', 'warning'], { error: 'error or warning' });
export const share = () => number(0, 1, true);

export const invariantEntrySchema = z.strictObject(
  {
    type: text('the type of an invariant, such as contains').describe(
      'What is checked; `mmt4nl list invariants` shows all.',
    ),
    name: text().describe('As reports call it; by default its type.').optional(),
    spec: mapping('a mapping').describe('What the type needs to know.').default({}),
    negate: yes().describe('Holds where the check does not.').optional(),
    severity: severity().describe('A warning is shown and fails nothing.').optional(),
    threshold: z.number({ error: 'a number' }).describe('For scores: what passes.').optional(),
    pass_rate: share().describe('The share of samples in which it must hold.').optional(),
  },
  { error: 'a mapping such as {type: contains, name: Cites the policy, spec: {substring: policy_doc}}' },
);

export const invariantEntries = () => z.array(invariantEntrySchema, { error: 'a list of invariants' });

export const testCaseSchema = z.strictObject(
  {
    id: word().describe('No two cases have one id.'),
    category: text().describe('The heading that reports put it under.').optional(),
    input: z.string({ error: 'text' }).describe('Goes where the prompt has {input}.'),
    context: z.string({ error: 'text' }).describe('Goes where the prompt has {context}.').optional(),
    variables: words().describe('Further variables of the prompt.').optional(),
    metadata: mapping('a mapping').describe('Anything else about it; a check of your own can read it.').optional(),
    invariants: invariantEntries().describe('Beside those of the suite.').optional(),
    samples: wholeNumber(1).describe('How often this case is asked, instead of what the suite says.').optional(),
    pass_rate: share()
      .describe('The share of samples in which an invariant must hold, instead of what the suite says.')
      .optional(),
  },
  { error: 'a mapping such as {id: refund, input: …, invariants: […]}' },
);

export type InvariantEntry = z.output<typeof invariantEntrySchema>;
export type CaseEntry = z.output<typeof testCaseSchema>;
