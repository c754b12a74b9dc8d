import type { Perturbation } from '../src/plugin.js';
import { activeQuestion } from './srl/active-question.js';
import { attributive } from './srl/attributive.js';
import { clausesReordered } from './srl/clauses-reordered.js';
import { clausesSwapped } from './srl/clauses-swapped.js';
import { conjunctsSwapped } from './srl/conjuncts-swapped.js';
import { dativeShift } from './srl/dative-shift.js';
import { existential } from './srl/existential.js';
import { foundIt } from './srl/found-it.js';
import { frontedAdjunct } from './srl/fronted-adjunct.js';
import { frontedAdverb } from './srl/fronted-adverb.js';
import { frontedQuestionAdjunct } from './srl/fronted-question-adjunct.js';
import { genitive } from './srl/genitive.js';
import { gerundSubject } from './srl/gerund-subject.js';
import { indirectQuestion } from './srl/indirect-question.js';
import { likelyThat } from './srl/likely-that.js';
import { makesMe } from './srl/makes-me.js';
import { objectRaised } from './srl/object-raised.js';
import { passiveQuestion } from './srl/passive-question.js';
import { passiveStatement } from './srl/passive-statement.js';
import { possibleFor } from './srl/possible-for.js';
import { pseudoCleft } from './srl/pseudo-cleft.js';
import { psychVerb } from './srl/psych-verb.js';
import { questionAdjunctToEnd } from './srl/question-adjunct-to-end.js';
import { questionClefted } from './srl/question-clefted.js';
import { somethingThat } from './srl/something-that.js';
import { symmetric } from './srl/symmetric.js';
import { trueThat } from './srl/true-that.js';
import { wondering } from './srl/wondering.js';

/** Who does what to whom stays; the form changes: voice, order, raising, indirect question. */
export const srl: Perturbation = {
  name: 'srl',
  category: 'srl',
  about: 'The same roles in another form: active and passive, clause order, fronting, indirect questions',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    'indirect-question': indirectQuestion,
    wondering,
    'question-clefted': questionClefted,
    'true-that': trueThat,
    'passive-question': passiveQuestion,
    'active-question': activeQuestion,
    'possible-for': possibleFor,
    'likely-that': likelyThat,
    'gerund-subject': gerundSubject,
    'object-raised': objectRaised,
    'fronted-question-adjunct': frontedQuestionAdjunct,
    'question-adjunct-to-end': questionAdjunctToEnd,
    'fronted-adverb': frontedAdverb,
    existential,
    symmetric,
    'clauses-reordered': clausesReordered,
    'fronted-adjunct': frontedAdjunct,
    'clauses-swapped': clausesSwapped,
    'conjuncts-swapped': conjunctsSwapped,
    'dative-shift': dativeShift,
    'passive-statement': passiveStatement,
    'something-that': somethingThat,
    attributive,
    genitive,
    'psych-verb': psychVerb,
    'makes-me': makesMe,
    'pseudo-cleft': pseudoCleft,
    'found-it': foundIt,
  },
};
