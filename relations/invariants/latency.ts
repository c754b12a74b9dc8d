import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { inRange } from '../checks/measured.js';

const milliseconds = z.number({ error: 'milliseconds' }).min(0, { error: 'milliseconds, 0 or more' }).optional();

const schema = z
  .strictObject({
    max_ms: milliseconds.describe('The most milliseconds that a reply may take.'),
    max: milliseconds.describe('The same by another name.'),
  })
  .refine(({ max_ms, max }) => (max_ms === undefined) !== (max === undefined), { error: '`max_ms`' });

/** The model took no longer than this to answer. */
export const latency: Invariant<z.output<typeof schema>> = {
  type: 'latency',
  about: 'the model answered within so many milliseconds',
  schema,
  advice: 'ask for shorter replies, shorten prompt and context, or take a faster model.',
  examples: [
    { spec: { max_ms: 500 }, reply: 'Yes.', holds: true, measured: { latencyMs: 412.4 } },
    { spec: { max_ms: 500 }, reply: 'Yes.', holds: false, measured: { latencyMs: 900 } },
    { spec: { max: 500 }, reply: 'Yes.', holds: false },
  ],
  prepare({ max_ms, max = max_ms }) {
    return ({ measured: { latencyMs: value } }) =>
      inRange({ name: 'latency', value, range: { max }, shown: (time) => `${Math.round(time)} ms` });
  },
};
