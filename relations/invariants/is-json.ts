import { z } from 'zod';
import type { Invariant } from '../../src/plugin.js';
import { jsonAdvice } from '../checks/advice/json-advice.js';
import { shortened, shownValue } from '../checks/excerpt.js';
import { jsonType } from '../checks/json-type.js';
import { readJson } from '../checks/read-json.js';
import { flag } from '../checks/texts.js';

const TYPES = ['object', 'array', 'string', 'number', 'boolean', 'null'] as const;

const schema = z.strictObject({
  type: z
    .enum(TYPES, { error: `one of ${TYPES.join(', ')}` })
    .optional()
    .describe('Of which type the value is.'),
  extract: flag.default(false).describe('Take the largest object or array out of prose and code fences.'),
});

/** The reply is JSON, of one type if the suite says so. */
export const isJson: Invariant<z.output<typeof schema>> = {
  type: 'is_json',
  about: 'the reply is JSON',
  schema,
  advice: jsonAdvice,
  examples: [
    { spec: {}, reply: '{"a": [1, 2]}\n', holds: true },
    { spec: {}, reply: "{'a': 1}", holds: false },
    { spec: {}, reply: '```json\n{}\n```', holds: false },
    { spec: { extract: true }, reply: '```json\n{}\n```', holds: true },
    { spec: { type: 'object' }, reply: '[{}]', holds: false },
  ],
  prepare({ type, extract }) {
    return ({ reply }) => {
      const json = readJson(reply, extract);
      const wanted = type ? `JSON of type ${type}` : 'JSON';
      if (json.kind === 'none')
        return { status: 'violated', expected: wanted, actual: shortened(reply), ...json.fault };
      const got = jsonType(json.value);
      if (type === undefined || got === type) return { status: 'held', evidence: `found JSON of type ${got}` };
      const reason = `Expected ${wanted}, got ${shownValue(json.value)} (${got})`;
      return { status: 'violated', reason, expected: wanted, actual: got };
    };
  },
};
