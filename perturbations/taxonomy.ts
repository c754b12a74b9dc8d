import type { Perturbation } from '../src/plugin.js';
import { constructions } from './taxonomy/constructions.js';
import { modals } from './taxonomy/modals.js';
import { quantities } from './taxonomy/quantities.js';
import { words } from './taxonomy/words.js';

/** A word gives way to a synonym, or to a more general or specific term; sense, strength and polarity stay. */
export const taxonomy: Perturbation = {
  name: 'taxonomy',
  category: 'taxonomy',
  about: 'A word is replaced by a synonym or by a more general or specific term, with sense and strength kept',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  rules: {
    ...words,
    ...modals,
    ...quantities,
    ...constructions,
  },
};
