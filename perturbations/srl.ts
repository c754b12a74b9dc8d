import type { Perturbation } from '../src/plugin.js';
import { adjuncts } from './srl/adjuncts.js';
import { clauseOrder } from './srl/clause-order.js';
import { extraposition } from './srl/extraposition.js';
import { feelings } from './srl/feelings.js';
import { indirectQuestions } from './srl/indirect-questions.js';
import { nounPhrases } from './srl/noun-phrases.js';
import { voice } from './srl/voice.js';

/** Who does what to whom stays; the form changes: voice, order, raising, indirect question. */
export const srl: Perturbation = {
  name: 'srl',
  category: 'srl',
  about: 'The same roles in another form: active and passive, clause order, fronting, indirect questions',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    ...indirectQuestions,
    ...voice,
    ...feelings,
    ...extraposition,
    ...nounPhrases,
    ...clauseOrder,
    ...adjuncts,
  },
};
