import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { inRange } from '../checks/measured.js';

const dollars = z.number({ error: 'US dollars' }).min(0, { error: 'US dollars, 0 or more' }).optional();

const schema = z
  .strictObject({
    max_usd: dollars.describe('The most US dollars.'),
    max: dollars.describe('The same by another name.'),
  })
  .refine(({ max_usd, max }) => (max_usd === undefined) !== (max === undefined), { error: '`max_usd`' });

/** The request and its reply cost no more than this. */
export const cost: Invariant<z.output<typeof schema>> = {
  type: 'cost',
  about: 'the request and its reply cost at most so many US dollars',
  schema,
  advice: 'shorten prompt and context, ask for shorter replies, or take a cheaper model.',
  examples: [
    { spec: { max_usd: 0.01 }, reply: 'Yes.', holds: true, measured: { cost: 0.0042 } },
    { spec: { max_usd: 0.01 }, reply: 'Yes.', holds: false, measured: { cost: 0.012 } },
    { spec: { max: 0.01 }, reply: 'Yes.', holds: false },
  ],
  prepare({ max_usd, max = max_usd }) {
    return ({ measured: { cost: value } }) => inRange({ name: 'cost', value, range: { max }, shown });
  },
};

/** Small sums keep two digits that say something: `$0.00042`. */
function shown(dollars: number): string {
  return `$${dollars >= 0.01 || dollars === 0 ? Number(dollars.toFixed(4)) : Number(dollars.toPrecision(2))}`;
}
