import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { excerpt, shortened } from '../checks/excerpt.js';
import { caseSensitive } from '../checks/texts.js';

const schema = z.strictObject({
  value: z.string({ error: 'the text that the reply must be' }).describe('The text that the reply is.'),
  case_sensitive: caseSensitive.describe('Whether capitals count.'),
});

/** The reply is one text and nothing beside it, but for blanks around it. */
export const equals: Invariant<z.output<typeof schema>> = {
  type: 'equals',
  about: 'the reply is exactly this text, blanks around it aside',
  schema,
  advice: 'ask for nothing but the value, or check with `contains`, `one_of` or `similarity` if wording may vary.',
  examples: [
    { spec: { value: 'billing' }, reply: 'billing\n', holds: true },
    { spec: { value: 'billing' }, reply: 'Billing', holds: false },
    { spec: { value: 'billing', case_sensitive: false }, reply: 'Billing', holds: true },
    { spec: { value: 'billing' }, reply: 'It is billing.', holds: false },
  ],
  prepare({ value, case_sensitive: exact }) {
    const fold = (text: string) => (exact ? text.trim() : text.trim().toLowerCase());
    return ({ reply }) =>
      fold(reply) === fold(value)
        ? { status: 'held', evidence: `the reply is \`${value}\`` }
        : {
            status: 'violated',
            reason: `Expected the reply to be \`${value}\`, got ${excerpt(reply)}`,
            expected: value,
            actual: shortened(reply),
          };
  },
};
