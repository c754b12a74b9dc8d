import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { invariants } from '../../relations/invariants/index.js';
import { suiteJsonSchema } from '../../src/contracts/suite-json-schema.js';
import { ROOT } from '../support/cli.js';

const file = path.join(ROOT, 'docs/schemas/suite.schema.json');
const example = () => parse(readFileSync(path.join(ROOT, 'examples/support-agent/support-agent.yaml'), 'utf8'));

describe('docs/schemas/suite.schema.json', () => {
  test('is what the schema says', () => {
    const schema = suiteJsonSchema(invariants);
    if (process.env['UPDATE'] === '1') writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
    const hint =
      'Refresh it: UPDATE=1 npx vitest run test/suites/schema-file.test.ts && npx biome format --write docs/schemas';
    expect(JSON.parse(readFileSync(file, 'utf8')), hint).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  test('takes the example, and finds a key that its type does not have', () => {
    const ajv = new Ajv({ strict: false });
    const valid = ajv.compile(suiteJsonSchema(invariants));
    expect([valid(example()), valid.errors]).toEqual([true, null]);
    const wrong = example();
    wrong.invariants[0].spec = { schema_fiel: 'reply.schema.json' };
    expect(valid(wrong)).toBe(false);
    expect(valid({ ...example(), tests: [] })).toBe(false);
  });

  test('has a specification for every type', () => {
    expect(Object.keys(Object(suiteJsonSchema(invariants)['definitions']))).toEqual(invariants.map(({ type }) => type));
  });
});
