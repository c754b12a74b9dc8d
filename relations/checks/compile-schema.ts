import type { Options, ValidateFunction } from 'ajv';
import { draft7, draft2020, formats } from './packages.js';
import { compilePattern } from './pattern.js';

export type JsonSchema = boolean | Readonly<Record<string, unknown>>;

const DRAFT_7 = /^https?:\/\/json-schema\.org\/draft-07\/schema#?$/u;
const DRAFT_2020 = /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/u;

/**
 * Unknown keywords and formats are notes, as the standard has it. Patterns are RE2's, so that no reply can make one run
 * for ever.
 */
const OPTIONS: Options = {
  strict: false,
  allErrors: true,
  verbose: true,
  logger: false,
  code: {
    regExp: Object.assign(
      (pattern: string) => {
        const compiled = compilePattern(pattern);
        // By `toString` ajv knows one pattern from another.
        return { test: (text: string) => compiled.test(text), toString: () => pattern };
      },
      { code: 're2' },
    ),
  },
};

const compiled = new Map<string, ValidateFunction>();

/**
 * The check of a JSON Schema of draft 7 or 2020-12, by its `$schema` (2020-12 where it has none); compiled once, however
 * often it is asked for. Throws Error, with a message that ends a sentence which begins with "Expected".
 */
export function compileSchema(schema: JsonSchema): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = compiled.get(key);
  if (known) return known;
  const validate = compile(schema);
  compiled.set(key, validate);
  return validate;
}

function compile(schema: JsonSchema): ValidateFunction {
  const isDraft7 = draftOf(schema) === 7;
  // One instance for each schema: two schemas may have parts with the same `$id`.
  const ajv = isDraft7 ? new (draft7().Ajv)(OPTIONS) : new (draft2020().Ajv2020)(OPTIONS);
  formats().default(ajv);
  if (!ajv.validateSchema(schema)) throw new Error(`a JSON Schema: ${faultOf(schema, ajv.errors ?? [], isDraft7)}`);
  try {
    return ajv.compile(schema);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isPattern = /^(?:without|that can be read)/u.test(message);
    throw new Error(isPattern ? `patterns ${message}` : `a JSON Schema that can be used: ${message}`, { cause: error });
  }
}

function draftOf(schema: JsonSchema): 7 | 2020 {
  const named = typeof schema === 'boolean' ? undefined : schema['$schema'];
  if (named === undefined) return 2020;
  if (typeof named === 'string' && DRAFT_7.test(named)) return 7;
  if (typeof named === 'string' && DRAFT_2020.test(named)) return 2020;
  throw new Error(
    `a JSON Schema of draft 7 (http://json-schema.org/draft-07/schema#) or 2020-12 (https://json-schema.org/draft/2020-12/schema), got \`${String(named)}\``,
  );
}

function faultOf(
  schema: JsonSchema,
  errors: readonly { readonly instancePath: string; readonly message?: string }[],
  isDraft7: boolean,
): string {
  const [first] = errors;
  const place = first?.instancePath === '' ? 'it' : `\`${first?.instancePath}\``;
  const isList = !isDraft7 && first?.instancePath.endsWith('/items') === true && typeof schema !== 'boolean';
  const hint = isList && schema['$schema'] === undefined ? ' (a list is of draft 7: give it a `$schema`)' : '';
  return `${place} ${first?.message ?? 'is wrong'}${hint}`;
}
