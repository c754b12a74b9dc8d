import type { ErrorObject } from 'ajv';
import { excerpt, shownValue } from './excerpt.js';
import { jsonType } from './json-type.js';

/** What a schema finds wrong at one place of a JSON value. */
export interface SchemaFault {
  /** A JSON pointer; empty for the value itself. */
  readonly pointer: string;
  /** `to be of type integer`. */
  readonly expected: string;
  /** The value there, as it is shown. */
  readonly actual: string;
}

/** Errors of `ajv` in words. */
export function schemaFaults(errors: readonly ErrorObject[]): readonly SchemaFault[] {
  return errors.map((error) => ({
    pointer: error.instancePath,
    expected: expectedBy(error),
    actual: actualIn(error),
  }));
}

/** `/age to be of type integer, got "ten" (string)`: what ends "Expected". */
export function faultText({ pointer, expected, actual }: SchemaFault): string {
  return `${pointer === '' ? 'the JSON' : pointer} ${expected}, got ${actual}`;
}

function expectedBy({ keyword, params, message = 'fit the schema' }: ErrorObject): string {
  const words: Readonly<Record<string, string>> = {
    type: `to be of type ${[params['type']].flat().join(' or ')}`,
    required: `to have the property \`${params['missingProperty']}\``,
    additionalProperties: `to have no property \`${params['additionalProperty']}\``,
    unevaluatedProperties: `to have no property \`${params['unevaluatedProperty']}\``,
    propertyNames: `to have no property named \`${params['propertyName']}\``,
    enum: `to be one of ${excerpt(JSON.stringify(params['allowedValues']) ?? '')}`,
    const: `to be ${shownValue(params['allowedValue'])}`,
    pattern: `to match \`${params['pattern']}\``,
    format: `to be of format ${params['format']}`,
    uniqueItems: `to have no items that are equal (${params['j']} and ${params['i']} are)`,
    'false schema': 'to be absent',
    not: 'not to fit the schema of `not`',
  };
  return words[keyword] ?? message.replace(/^must NOT /u, 'not to ').replace(/^must /u, 'to ');
}

/** For a property that is not wanted its own value; for a missing one, that of the object. */
function actualIn({ keyword, params, data }: ErrorObject): string {
  const name: unknown = params['additionalProperty'] ?? params['unevaluatedProperty'];
  const isObject = typeof data === 'object' && data !== null;
  if (keyword === 'type') return `${shownValue(data)} (${jsonType(data)})`;
  return isObject && typeof name === 'string' && Object.hasOwn(data, name)
    ? shownValue(Object.entries(data).find(([key]) => key === name)?.[1])
    : shownValue(data);
}
