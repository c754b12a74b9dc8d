import type { Perturbation } from '../src/plugin.js';
import { coreference } from './coreference.js';
import { fairness } from './fairness.js';
import { negation } from './negation.js';
import { ner } from './ner.js';
import { srl } from './srl.js';
import { taxonomy } from './taxonomy.js';
import { temporal } from './temporal.js';
import { typo } from './typo.js';
import { vocab } from './vocab.js';

/** The built-in operators; one file each. */
export const perturbations: readonly Perturbation[] = [
  taxonomy,
  negation,
  ner,
  fairness,
  typo,
  temporal,
  srl,
  coreference,
  vocab,
];
