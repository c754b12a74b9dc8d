import type { Perturbation } from '../src/plugin.js';

/** The built-in operators; one file each. */
export const perturbations: readonly Perturbation[] = [];
