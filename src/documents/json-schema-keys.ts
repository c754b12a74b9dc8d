import { isObject } from '../datasets/row.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The keys that a JSON Schema allows in the object at a path; where there are alternatives, those of all. */
export function keysAt(schema: JsonSchema, path: readonly (string | number)[]): readonly string[] {
  const [part, ...rest] = path;
  const alternatives = Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isObject) : [];
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const here = part === undefined ? Object.keys(properties) : keysBelow(schema, properties, part, rest);
  return [...new Set([...here, ...alternatives.flatMap((each) => keysAt(each, path))])];
}

function keysBelow(
  schema: JsonSchema,
  properties: JsonSchema,
  part: string | number,
  rest: readonly (string | number)[],
): readonly string[] {
  const named = typeof part === 'number' ? schema['items'] : (properties[part] ?? schema['additionalProperties']);
  return isObject(named) ? keysAt(named, rest) : [];
}
