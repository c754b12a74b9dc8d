import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { inBrackets, mostExpected } from '../checks/advice/expected.js';
import { excerpt, listed, shortened } from '../checks/excerpt.js';
import { caseSensitive, texts } from '../checks/texts.js';

const schema = z.strictObject({
  values: texts.describe('The texts, one of which the reply is.'),
  case_sensitive: caseSensitive.describe('Whether capitals count.'),
});

/** The reply is one of some texts and nothing beside it, but for blanks around it. */
export const oneOf: Invariant<z.output<typeof schema>> = {
  type: 'one_of',
  about: 'the reply is one of these texts, blanks around it aside',
  schema,
  advice: (_, all) =>
    `list the allowed answers in the prompt${inBrackets(mostExpected(all))} and ask for one of them alone.`,
  examples: [
    { spec: { values: ['billing', 'shipping'] }, reply: 'shipping\n', holds: true },
    { spec: { values: ['billing', 'shipping'] }, reply: 'Shipping', holds: false },
    { spec: { values: ['billing', 'shipping'], case_sensitive: false }, reply: 'Shipping', holds: true },
    { spec: { values: ['billing', 'shipping'] }, reply: 'billing or shipping', holds: false },
  ],
  prepare({ values, case_sensitive: exact }) {
    const fold = (text: string) => (exact ? text.trim() : text.trim().toLowerCase());
    const known = new Map(values.map((value) => [fold(value), value]));
    const wanted = listed(values, 'or');
    return ({ reply }) => {
      const found = known.get(fold(reply));
      if (found !== undefined) return { status: 'held', evidence: `the reply is \`${found}\`` };
      const near = values.find((value) => value.trim().toLowerCase() === reply.trim().toLowerCase());
      const hint = near === undefined ? '' : ` (\`${near}\` differs in letter case)`;
      return {
        ...{ status: 'violated', reason: `Expected the reply to be ${wanted}, got ${excerpt(reply)}${hint}` },
        ...{ expected: wanted, actual: shortened(reply) },
      };
    };
  },
};
