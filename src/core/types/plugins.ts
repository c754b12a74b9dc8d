import type { Invariant } from '../contract.js';
import type { ModelProvider } from './model.js';
import type { Perturbation } from './perturbation.js';
import type { Relation } from './relation.js';

/** All plug-ins that a command works with: the built-in ones and the user's. */
export interface Plugins {
  readonly perturbations: readonly Perturbation[];
  readonly relations: readonly Relation[];
  readonly models: readonly ModelProvider[];
  readonly invariants: readonly Invariant[];
  /** Of the user's plug-ins; absent: there are none. */
  readonly fingerprint?: string;
}
