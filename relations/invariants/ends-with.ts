import type { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { edgeSchema, prepareEdge } from '../checks/edge.js';

/** The reply ends with a text, or with one of several. */
export const endsWith: Invariant<z.output<typeof edgeSchema>> = {
  type: 'ends_with',
  about: 'the reply ends with this text or one of these, blanks after it aside',
  schema: edgeSchema,
  advice: 'show in an example how the reply is to end, and see that `max_tokens` leaves room for it.',
  examples: [
    { spec: { value: 'Best regards' }, reply: 'We will write again.\nBest regards\n', holds: true },
    { spec: { value: 'Best regards' }, reply: 'Best regards, Ana', holds: false },
    { spec: { any: ['.', '!', '?'] }, reply: 'How can I help?', holds: true },
    { spec: { value: 'BYE' }, reply: 'Bye', holds: false },
  ],
  prepare: (spec) => prepareEdge(spec, 'end'),
};
