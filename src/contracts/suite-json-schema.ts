import { z } from 'zod';
import type { Invariant } from '../core/contract.js';
import type { JsonSchema } from '../documents/json-schema-keys.js';
import { suiteSchema } from './suite-schema.js';

/** The JSON Schema (draft 7, which editors know best) of suites, with the `spec` of each type of invariant; published as docs/schemas/suite.schema.json. */
export function suiteJsonSchema(invariants: readonly Invariant[]): JsonSchema {
  const schema = z.toJSONSchema(suiteSchema, { io: 'input', target: 'draft-7' });
  return {
    ...schema,
    title: 'A contract suite of mmt4nl',
    definitions: Object.fromEntries(invariants.map((each) => [each.type, specSchema(each)])),
  };
}

/** The schema of an invariant's `spec`, with the keys that name files. */
export function specSchema({ schema, files = {}, about }: Invariant): JsonSchema {
  const { $schema: _, ...spec } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });
  const named = Object.fromEntries(
    Object.entries(files).map(([key, { to }]) => [key, { type: 'string', description: `A file with the ${to}.` }]),
  );
  return { ...spec, description: about, properties: { ...spec.properties, ...named } };
}
