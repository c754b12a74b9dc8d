import { z } from 'zod';
import type { Invariant } from '../core/contract.js';
import { isObject } from '../datasets/row.js';
import type { JsonSchema } from '../documents/json-schema-keys.js';
import { suiteSchema } from './suite-schema.js';

/** The JSON Schema (draft 7, which editors know best) of suites, with the `spec` of each type of invariant; published as docs/schemas/suite.schema.json. */
export function suiteJsonSchema(invariants: readonly Invariant[]): JsonSchema {
  const schema = z.toJSONSchema(suiteSchema, { io: 'input', target: 'draft-7' });
  return {
    ...linked(schema, invariants),
    title: 'A contract suite of mmt4nl',
    definitions: Object.fromEntries(invariants.map((each) => [each.type, nested(specSchema(each), each.type)])),
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

/** References within a specification, from where it stands in the whole. */
function nested(spec: JsonSchema, type: string): unknown {
  const moved = JSON.stringify(spec).replaceAll('"#/definitions/', `"#/definitions/${type}/definitions/`);
  return JSON.parse(moved);
}

/** The schema with each invariant's `spec` held to its `type`, so that editors know its keys. Other types are the user's own. */
function linked(schema: JsonSchema, invariants: readonly Invariant[]): JsonSchema {
  const specs = invariants.map(({ type }) => ({
    if: { properties: { type: { const: type } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { spec: { $ref: `#/definitions/${type}` } } },
  }));
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each)]));
    return isObject(value['properties']) && 'negate' in value['properties'] ? { ...inner, allOf: specs } : inner;
  };
  const visited = visit(schema);
  return isObject(visited) ? visited : schema;
}
