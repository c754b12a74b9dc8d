import { z } from 'zod';
import { experimentSchema } from './schema.js';

/** The JSON Schema (draft 7, which editors know best) of experiment files; published as docs/schemas/experiment.schema.json. */
export function experimentJsonSchema(): Readonly<Record<string, unknown>> {
  return {
    ...z.toJSONSchema(experimentSchema, { io: 'input', target: 'draft-7' }),
    title: 'An experiment of mmt4nl',
    oneOf: [
      { required: ['dataset'] },
      { required: ['pairs'], not: { anyOf: [{ required: ['perturbations'] }, { required: ['perItem'] }] } },
    ],
  };
}
