import type { Perturbation } from '../src/plugin.js';
import { negation } from './negation.js';
import { srl } from './srl.js';
import { typo } from './typo.js';

/** The built-in operators; one file each. */
export const perturbations: readonly Perturbation[] = [negation, typo, srl];
