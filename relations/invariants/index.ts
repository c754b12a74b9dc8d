import type { Invariant } from '../../src/plugin.js';
import { equals } from './equals.js';
import { jsonSchema } from './json-schema.js';
import { llmJudge } from './llm-judge.js';
import { tone } from './tone.js';

export const invariants: readonly Invariant[] = [equals, jsonSchema, llmJudge, tone];
