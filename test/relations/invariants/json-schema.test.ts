import { describe, expect, test } from 'vitest';
import { jsonSchema } from '../../../relations/invariants/json-schema.js';
import { checked, checkOf } from '../../../src/testing/invariant-contract.js';

const DRAFT_7 = 'http://json-schema.org/draft-07/schema#';
const DRAFT_2020 = 'https://json-schema.org/draft/2020-12/schema';

/** The schema that the appendix of the source document prints, shortened. */
const SUPPORT = {
  $schema: DRAFT_7,
  type: 'object',
  properties: {
    answer: { type: 'string', minLength: 10 },
    confidence: { type: 'number', minimum: 0, maximum: 1 },
    citations: { type: 'array', items: { type: 'string', pattern: '^(policy_doc|help_doc)_\\d+$' }, minItems: 1 },
  },
  required: ['answer', 'confidence', 'citations'],
  additionalProperties: false,
};
const GOOD = { answer: 'You can return it within 30 days.', confidence: 0.9, citations: ['policy_doc_1'] };

const check = (spec: object, reply: unknown) =>
  checkOf(jsonSchema, spec)(checked({ reply: typeof reply === 'string' ? reply : JSON.stringify(reply) }));
const refused = (spec: unknown) => {
  const result = jsonSchema.schema.safeParse(spec);
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('json_schema', () => {
  test('says that a reply fits, and which schema', () => {
    expect(check({ schema: SUPPORT }, GOOD)).toEqual({ status: 'held', evidence: 'the JSON fits the schema' });
    const spec = { schema_file: 'prompts/schemas/support_response.json', schema: SUPPORT };
    expect(check(spec, ` ${JSON.stringify(GOOD)}\n`)).toEqual({
      status: 'held',
      evidence: 'the JSON fits `prompts/schemas/support_response.json`',
    });
  });

  test('tells every error with its pointer, the first in the reason', () => {
    expect(check({ schema: SUPPORT }, { ...GOOD, confidence: '0.9', citations: ['faq'], extra: 1 })).toEqual({
      status: 'violated',
      reason: 'Expected the JSON to have no property `extra`, got `1` (and 2 more errors)',
      expected: 'JSON that fits the schema',
      actual: [
        'the JSON to have no property `extra`, got `1`',
        '/confidence to be of type number, got `"0.9"` (string)',
        '/citations/0 to match `^(policy_doc|help_doc)_\\d+$`, got `"faq"`',
      ].join('\n'),
    });
  });

  test.each([
    [{ type: 'integer' }, '"ten"', 'Expected the JSON to be of type integer, got `"ten"` (string)', undefined],
    [
      { properties: { a: { type: ['integer', 'null'] } } },
      '{"a":[]}',
      'Expected /a to be of type integer or null, got `[]` (array)',
      '/a',
    ],
    [{ required: ['b'] }, '{"a":1}', 'Expected the JSON to have the property `b`, got `{"a":1}`', undefined],
    [{ items: { enum: ['x', 'y'] } }, '["x","z"]', 'Expected /1 to be one of `["x","y"]`, got `"z"`', '/1'],
    [{ const: { a: 1 } }, '{"a":2}', 'Expected the JSON to be `{"a":1}`, got `{"a":2}`', undefined],
    [{ properties: { 'a/b': { minimum: 3 } } }, '{"a/b":2}', 'Expected /a~1b to be >= 3, got `2`', '/a~1b'],
    [{ minLength: 3 }, '"é"', 'Expected the JSON not to have fewer than 3 characters, got `"é"`', undefined],
    [
      { uniqueItems: true },
      '[1,2,1]',
      'Expected the JSON to have no items that are equal (0 and 2 are), got `[1,2,1]`',
      undefined,
    ],
    [{ properties: { a: false } }, '{"a":1}', 'Expected /a to be absent, got `1`', '/a'],
    [false, '1', 'Expected the JSON to be absent, got `1`', undefined],
    [{ format: 'email' }, '"a@"', 'Expected the JSON to be of format email, got `"a@"`', undefined],
    [{ format: 'date' }, '"2026-02-30"', 'Expected the JSON to be of format date, got `"2026-02-30"`', undefined],
    [{ not: { type: 'null' } }, 'null', 'Expected the JSON not to fit the schema of `not`, got `null`', undefined],
  ])('%j finds in %s', async (schema, reply, reason, where) => {
    const result = await check({ schema }, reply);
    expect(result).toEqual({
      ...{
        status: 'violated',
        reason,
        expected: 'JSON that fits the schema',
        actual: reason.slice('Expected '.length),
      },
      ...(where === undefined ? {} : { where }),
    });
  });

  test.each([
    ['', 'Expected JSON, got an empty reply', undefined],
    ['Sure, it is fine.', 'Expected JSON, got `Sure, it is fine.`: expected a value, got "Sure"', 'character 1'],
    ['{"a": 1,}', 'Expected JSON, got `{"a": 1,}`: expected a key in double quotes, got "}"', 'character 9'],
    ['{\n  "a": tru\n}', 'Expected JSON, got `{ "a": tru }`: expected a value, got "tru"', 'line 2, character 8'],
    [
      '```json\n{}\n```',
      'Expected JSON alone, got it in a code fence (`extract: true` takes the JSON out)',
      'character 1',
    ],
    [
      'Here: {}',
      'Expected JSON alone, got text around it: `Here: {}` (`extract: true` takes the JSON out)',
      'character 1',
    ],
  ])('strictly: %j is no JSON', async (reply, reason, where) => {
    const result = await check({ schema: {} }, reply);
    expect(result).toMatchObject({ status: 'violated', reason, expected: 'JSON that fits the schema' });
    expect('where' in result ? result.where : undefined).toBe(where);
  });

  test.each([
    '{"a": 1}',
    '```json\n{"a": 1}\n```',
    'As [1] says: {"a": 1}. Anything else?',
    'Use {braces} and "quotes: {\n```\n{"a": 1}\n```',
    'First {"b": 2}, then {"a": 1, "c": "}"}',
  ])('extract takes the outermost JSON of %j', (reply) => {
    const schema = { type: 'object', required: ['a'] };
    expect(check({ schema, extract: true }, reply)).toEqual({ status: 'held', evidence: 'the JSON fits the schema' });
  });

  test('extract takes a value that is no object from a fence alone', () => {
    const spec = { schema: { type: 'number' }, extract: true };
    expect(check(spec, 'So:\n```\n42\n```')).toMatchObject({ status: 'held' });
    expect(check(spec, 'So: 42')).toEqual({
      ...{ status: 'violated', reason: 'Expected JSON in the reply, got `So: 42`' },
      ...{ expected: 'JSON that fits the schema', actual: 'So: 42' },
    });
  });

  test.each([
    ['a list of items', { $schema: DRAFT_7, items: [{ type: 'string' }] }, '[1]'],
    ['dependencies', { $schema: 'http://json-schema.org/draft-07/schema', dependencies: { a: ['b'] } }, '{"a":1}'],
    ['definitions', { $schema: DRAFT_7, $ref: '#/definitions/n', definitions: { n: { type: 'null' } } }, '1'],
    ['if and else', { $schema: DRAFT_7, if: { minimum: 5 }, else: { multipleOf: 2 } }, '3'],
    ['patternProperties', { $schema: DRAFT_7, patternProperties: { '^a': { type: 'null' }, b$: true } }, '{"ab":1}'],
    ['prefixItems', { $schema: DRAFT_2020, prefixItems: [{ type: 'string' }] }, '[1]'],
    ['dependentRequired', { dependentRequired: { a: ['b'] } }, '{"a":1}'],
    ['$defs', { $ref: '#/$defs/n', $defs: { n: { type: 'null' } } }, '1'],
    ['unevaluatedProperties', { properties: { a: true }, unevaluatedProperties: false }, '{"b":1}'],
    ['$dynamicRef', { $id: 'https://e.x/t', $dynamicAnchor: 'n', items: { $dynamicRef: '#n' }, minItems: 1 }, '[[]]'],
    ['minContains', { contains: { type: 'null' }, minContains: 2 }, '[null]'],
  ])('knows %s of its draft', (_, schema, reply) => {
    expect(check({ schema }, reply)).toMatchObject({ status: 'violated' });
  });

  test('two schemas may have the same $id', () => {
    expect(check({ schema: { $id: 'https://e.x/a', type: 'string' } }, '1')).toMatchObject({ status: 'violated' });
    expect(check({ schema: { $id: 'https://e.x/a', type: 'number' } }, '1')).toMatchObject({ status: 'held' });
  });

  test('what no schema knows is a note', () => {
    const schema = { type: 'string', example: 'x', format: 'colour' };
    expect(check({ schema }, '"red"')).toMatchObject({ status: 'held' });
  });

  test.each([
    [{}, [['', '`schema_file` or `schema`']]],
    [{ schema: 'x' }, [['schema', 'a JSON Schema: a mapping, true or false']]],
    [{ schema: { type: 'text' } }, [['schema', 'a JSON Schema: `/type` must be equal to one of the allowed values']]],
    [
      { schema: { items: [{}] } },
      [['schema', 'a JSON Schema: `/items` must be object,boolean (a list is of draft 7: give it a `$schema`)']],
    ],
    [
      { schema: { $ref: '#/$defs/x' } },
      [['schema', "a JSON Schema that can be used: can't resolve reference #/$defs/x from id #"]],
    ],
    [
      { schema_file: 's.json', schema: { $schema: 'http://json-schema.org/draft-04/schema#' } },
      [
        [
          'schema_file',
          'a JSON Schema of draft 7 (http://json-schema.org/draft-07/schema#) or 2020-12 (https://json-schema.org/draft/2020-12/schema), got `http://json-schema.org/draft-04/schema#`',
        ],
      ],
    ],
    [
      { schema: { pattern: '(?=.*\\d)x' } },
      [['schema', 'patterns without lookaround, got `(?=`: patterns are matched in linear time, which leaves it out']],
    ],
  ])('is refused when the suite is read: %j', (spec, issues) => {
    expect(refused(spec)).toEqual(issues);
  });

  test('no reply can make a pattern run for ever, nor nesting make it throw', () => {
    expect(check({ schema: { pattern: '^(a+)+$' } }, `"${'a'.repeat(10_000)}!"`)).toMatchObject({ status: 'violated' });
    const nested = { $ref: '#/$defs/list', $defs: { list: { items: { $ref: '#/$defs/list' } } } };
    expect(check({ schema: nested }, '['.repeat(50_000) + ']'.repeat(50_000))).toEqual({
      status: 'violated',
      reason: 'Expected JSON that the schema can be held against, got it nested too deep',
    });
    expect(check({ schema: nested, extract: true }, '['.repeat(50_000))).toMatchObject({ status: 'violated' });
  });
});
