import type { Perturbation } from '../src/plugin.js';
import { dislocated } from './coreference/dislocated.js';
import { felt } from './coreference/felt.js';
import { questions } from './coreference/questions.js';
import { split } from './coreference/split.js';

/** A mention is split off and a pronoun, `there` or `one` takes its place: same referent, in number, gender and kind. */
export const coreference: Perturbation = {
  name: 'coreference',
  category: 'coreference',
  about: 'Names what a question is about first, and asks of it with a pronoun',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    ...questions,
    ...dislocated,
    ...felt,
    ...split,
  },
};
