import type { Invariant } from '../../src/plugin.js';
import { citation } from './citation.js';
import { contains } from './contains.js';
import { cost } from './cost.js';
import { endsWith } from './ends-with.js';
import { equals } from './equals.js';
import { isJson } from './is-json.js';
import { jsonPath } from './json-path.js';
import { jsonSchema } from './json-schema.js';
import { language } from './language.js';
import { latency } from './latency.js';
import { length } from './length.js';
import { llmJudge } from './llm-judge.js';
import { notContains } from './not-contains.js';
import { numeric } from './numeric.js';
import { oneOf } from './one-of.js';
import { pii } from './pii.js';
import { readability } from './readability.js';
import { refusal } from './refusal.js';
import { regex } from './regex.js';
import { similarity } from './similarity.js';
import { startsWith } from './starts-with.js';
import { tokens } from './tokens.js';
import { tone } from './tone.js';
import { toxicity } from './toxicity.js';

export const invariants: readonly Invariant[] = [
  jsonSchema,
  isJson,
  jsonPath,
  contains,
  notContains,
  regex,
  equals,
  oneOf,
  startsWith,
  endsWith,
  length,
  numeric,
  citation,
  language,
  pii,
  toxicity,
  similarity,
  readability,
  refusal,
  latency,
  tokens,
  cost,
  tone,
  llmJudge,
];
