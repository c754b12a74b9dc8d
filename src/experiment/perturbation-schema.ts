import { z } from 'zod';
import { list, text, wholeNumber } from '../documents/schema-parts.js';

const SETS = 'true, or a list of attributes such as [religion, age]';
const IN_TURN = 'a list of at least two operators, such as [negation, typo]';

/** An operator as experiments and suites name it. */
export const perturbationSchema = z.union(
  [
    text(),
    z.strictObject({
      use: text().describe('An operator, by its name or its category.'),
      rules: list(text(), 'a list of rules').describe('Only these of its rules.').optional(),
      perItem: wholeNumber(1).describe('At most so many follow-ups of each item; with sets, so many sets.').optional(),
      sets: z
        .union([z.literal(true), list(text(), 'a list of attributes')], { error: SETS })
        .describe('The same text for every group (or for those of the attributes listed): all must get one answer.')
        .optional(),
    }),
    z.strictObject({
      compose: z
        .array(text(), { error: IN_TURN })
        .min(2, { error: IN_TURN })
        .describe('Operators in turn, each on the follow-up of the one before; what must hold is composed too.'),
      perItem: wholeNumber(1).describe('At most so many follow-ups of each item.').optional(),
    }),
  ],
  { error: 'a name, {use: name, rules: […], perItem: 1} or {compose: [name, name], perItem: 1}' },
);
