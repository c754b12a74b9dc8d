import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { experimentJsonSchema } from '../../src/experiment/experiment-json-schema.js';

const file = resolve(import.meta.dirname, '../../docs/schemas/experiment.schema.json');

test('docs/schemas/experiment.schema.json is what the schema says', () => {
  const schema = experimentJsonSchema();
  if (process.env['UPDATE'] === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
  const hint =
    'Refresh it: UPDATE=1 npx vitest run test/experiment/schema-file.test.ts && npx biome format --write docs/schemas';
  expect(JSON.parse(readFileSync(file, 'utf8')), hint).toEqual(schema);
});
