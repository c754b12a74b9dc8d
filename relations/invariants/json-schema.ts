import { z } from 'zod';
import type { CheckResult, Invariant } from '../../src/plugin.js';
import { jsonAdvice } from '../checks/advice/json-advice.js';
import { compileSchema } from '../checks/compile-schema.js';
import { shortened } from '../checks/excerpt.js';
import { readJson } from '../checks/read-json.js';
import { faultText, type SchemaFault, schemaFaults } from '../checks/schema-faults.js';
import { flag } from '../checks/texts.js';

/** How many errors are told, at most. */
const MOST = 20;

const schema = z
  .strictObject({
    schema_file: z.string({ error: 'the path of a JSON Schema' }).optional().describe('A file with it.'),
    schema: z
      .union([z.boolean(), z.record(z.string(), z.unknown())], { error: 'a JSON Schema: a mapping, true or false' })
      .optional()
      .describe('The JSON Schema; draft 7 or 2020-12, by its `$schema`.'),
    extract: flag.default(false).describe('Take the largest object or array out of prose and code fences.'),
  })
  .check(({ value, issues }) => {
    try {
      if (value.schema !== undefined) compileSchema(value.schema);
      else issues.push({ code: 'custom', input: value, message: '`schema_file` or `schema`' });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const path = value.schema_file === undefined ? ['schema'] : ['schema_file'];
      issues.push({ code: 'custom', input: value.schema, path, message });
    }
  });

/** The reply is JSON that a JSON Schema (draft 7 or 2020-12) accepts. */
export const jsonSchema: Invariant<z.output<typeof schema>> = {
  type: 'json_schema',
  about: 'the reply is JSON that fits a JSON Schema of draft 7 or 2020-12',
  schema,
  files: { schema_file: { to: 'schema', as: 'json' } },
  advice: jsonAdvice,
  examples: [
    { spec: { schema: { type: 'object', required: ['answer'] } }, reply: '{"answer": "Yes"}', holds: true },
    { spec: { schema: { type: 'object', required: ['answer'] } }, reply: '{"reply": "Yes"}', holds: false },
    { spec: { schema: { type: 'object' } }, reply: '```json\n{}\n```', holds: false },
    { spec: { schema: { type: 'object' }, extract: true }, reply: 'Here you are:\n```json\n{}\n```', holds: true },
    {
      spec: {
        schema: { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'string', format: 'date' }] },
      },
      reply: '["2026-02-30"]',
      holds: false,
    },
  ],
  prepare({ schema: wanted = true, schema_file: file, extract }) {
    const validate = compileSchema(wanted);
    const fits = file === undefined ? 'fits the schema' : `fits \`${file}\``;
    return ({ reply }) => {
      const json = readJson(reply, extract);
      if (json.kind === 'none')
        return { status: 'violated', expected: `JSON that ${fits}`, actual: shortened(reply), ...json.fault };
      try {
        if (validate(json.value)) return { status: 'held', evidence: `the JSON ${fits}` };
      } catch {
        return {
          status: 'violated',
          reason: 'Expected JSON that the schema can be held against, got it nested too deep',
        };
      }
      return violated(schemaFaults(validate.errors ?? []), fits);
    };
  },
};

/** Every error is told with its pointer; the reason has the first. */
function violated(faults: readonly SchemaFault[], fits: string): CheckResult {
  const [first] = faults;
  if (!first) return { status: 'violated', reason: 'Expected JSON that fits the schema' };
  const others = faults.length - 1;
  const more = others > 0 ? ` (and ${others} more error${others > 1 ? 's' : ''})` : '';
  const told = faults.slice(0, MOST).map(faultText);
  return {
    status: 'violated',
    reason: `Expected ${faultText(first)}${more}`,
    expected: `JSON that ${fits}`,
    actual: [...told, ...(faults.length > MOST ? [`and ${faults.length - MOST} more`] : [])].join('\n'),
    ...(first.pointer === '' ? {} : { where: first.pointer }),
  };
}
