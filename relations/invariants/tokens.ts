import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { inRange } from '../checks/measured.js';
import { count, IMPOSSIBLE, isPossible } from '../checks/range.js';

const OF = ['output', 'input', 'total'] as const;

const schema = z
  .strictObject({
    min: count.optional().describe('At least so many.'),
    max: count.optional().describe('At most so many.'),
    of: z.enum(OF, { error: '`output`, `input` or `total`' }).default('output').describe('Of what.'),
  })
  .refine(({ min, max }) => min !== undefined || max !== undefined, { error: '`min` or `max`' })
  .refine(isPossible, IMPOSSIBLE);

/** The provider counted so many tokens: of the reply, of the request or of both. */
export const tokens: Invariant<z.output<typeof schema>> = {
  type: 'tokens',
  about: 'so many tokens were counted by the provider, of the reply, the request or both',
  schema,
  advice: 'ask for shorter replies, shorten prompt and context, or set `max_tokens`.',
  examples: [
    { spec: { max: 200 }, reply: 'Yes.', holds: true, measured: { outputTokens: 3 } },
    { spec: { max: 200 }, reply: 'Yes.', holds: false, measured: { outputTokens: 250 } },
    {
      spec: { max: 1000, of: 'total' },
      reply: 'Yes.',
      holds: false,
      measured: { inputTokens: 900, outputTokens: 250 },
    },
    { spec: { max: 200 }, reply: 'Yes.', holds: false },
  ],
  prepare({ min, max, of }) {
    return ({ measured: { inputTokens, outputTokens } }) => {
      const total = inputTokens === undefined || outputTokens === undefined ? undefined : inputTokens + outputTokens;
      const value = { input: inputTokens, output: outputTokens, total }[of];
      const shown = (size: number) => `${size} ${of} token${size === 1 ? '' : 's'}`;
      return inRange({ name: 'count', value, range: { min, max }, shown });
    };
  },
};
