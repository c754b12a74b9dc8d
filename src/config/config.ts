import type { Invariant } from '../core/contract.js';
import type { ModelProvider, Perturbation, Relation } from '../core/types.js';

/** What a project adds to the built-in plug-ins: plain values, listed. */
export interface Config {
  readonly perturbations?: readonly Perturbation[];
  readonly relations?: readonly Relation[];
  readonly invariants?: readonly Invariant[];
  readonly models?: readonly ModelProvider[];
}

/** The configuration as it is, with its types checked: what `mmt4nl.config.ts` exports as its default. */
export function defineConfig(config: Config): Config {
  return config;
}
