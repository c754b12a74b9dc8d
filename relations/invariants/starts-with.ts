import type { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { edgeSchema, prepareEdge } from '../checks/edge.js';

/** The reply starts with a text, or with one of several. */
export const startsWith: Invariant<z.output<typeof edgeSchema>> = {
  type: 'starts_with',
  about: 'the reply starts with this text or one of these, blanks before it aside',
  schema: edgeSchema,
  advice: 'show in an example how the reply is to begin.',
  examples: [
    { spec: { value: 'Dear' }, reply: ' Dear Ana,\nthank you.', holds: true },
    { spec: { value: 'Dear' }, reply: 'dear Ana', holds: false },
    { spec: { any: ['hello', 'hi'], case_sensitive: false }, reply: 'Hi Ana', holds: true },
    { spec: { any: ['Hello', 'Hi'] }, reply: 'Good day. Hi', holds: false },
  ],
  prepare: (spec) => prepareEdge(spec, 'start'),
};
