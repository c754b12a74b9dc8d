import type { Invariant } from '../../src/plugin.js';
import { equals } from './equals.js';
import { jsonSchema } from './json-schema.js';

export const invariants: readonly Invariant[] = [equals, jsonSchema];
