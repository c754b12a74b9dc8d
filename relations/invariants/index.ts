import type { Invariant } from '../../src/plugin.js';
import { equals } from './equals.js';

export const invariants: readonly Invariant[] = [equals];
