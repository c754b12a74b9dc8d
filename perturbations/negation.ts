import type { Perturbation } from '../src/plugin.js';
import { antonymQuestion } from './negation/antonym-question.js';
import { askedUnsure } from './negation/asked-unsure.js';
import { cannotBelieve } from './negation/cannot-believe.js';
import { cannotForget } from './negation/cannot-forget.js';
import { cannotHelpFeeling } from './negation/cannot-help-feeling.js';
import { cannotSayHow } from './negation/cannot-say-how.js';
import { complementary } from './negation/complementary.js';
import { couldNotBeMore } from './negation/could-not-be-more.js';
import { deniedInside } from './negation/denied-inside.js';
import { deniedOpinion } from './negation/denied-opinion.js';
import { dontWe } from './negation/dont-we.js';
import { factsDenied } from './negation/facts-denied.js';
import { falseThat } from './negation/false-that.js';
import { ifNotAsked } from './negation/if-not-asked.js';
import { ifNotMuchTrouble } from './negation/if-not-much-trouble.js';
import { isntItTrue } from './negation/isnt-it-true.js';
import { longQuestionDenied } from './negation/long-question-denied.js';
import { negatedPredicate } from './negation/negated-predicate.js';
import { negatedVerb } from './negation/negated-verb.js';
import { negativeQuestion } from './negation/negative-question.js';
import { neitherNor } from './negation/neither-nor.js';
import { noVersusNot } from './negation/no-versus-not.js';
import { notDoingMuch } from './negation/not-doing-much.js';
import { notGonnaLie } from './negation/not-gonna-lie.js';
import { notMistaken } from './negation/not-mistaken.js';
import { notUntil } from './negation/not-until.js';
import { nothingShortOf } from './negation/nothing-short-of.js';
import { orNot } from './negation/or-not.js';
import { restated } from './negation/restated.js';
import { reworded } from './negation/reworded.js';
import { saidAround } from './negation/said-around.js';
import { tagQuestion } from './negation/tag-question.js';
import { tagStatement } from './negation/tag-statement.js';
import { unable } from './negation/unable.js';
import { verbalOpposite } from './negation/verbal-opposite.js';
import { wrongThatThere } from './negation/wrong-that-there.js';

/** A negation cue is added or moved; each rule says what becomes of the label or the answer. */
export const negation: Perturbation = {
  name: 'negation',
  category: 'negation',
  about: 'Negation cues are added or moved, with the answer kept, changed or reversed as a reader would',
  expects: { sentiment: 'different', 'yes-no': 'same' },
  rules: {
    'negative-question': negativeQuestion,
    'or-not': orNot,
    'isnt-it-true': isntItTrue,
    'tag-question': tagQuestion,
    'antonym-question': antonymQuestion,
    'false-that': falseThat,
    'wrong-that-there': wrongThatThere,
    'negated-predicate': negatedPredicate,
    'negated-verb': negatedVerb,
    complementary,
    'no-versus-not': noVersusNot,
    unable,
    restated,
    'verbal-opposite': verbalOpposite,
    'could-not-be-more': couldNotBeMore,
    'cannot-say-how': cannotSayHow,
    'cannot-help-feeling': cannotHelpFeeling,
    'cannot-believe': cannotBelieve,
    'cannot-forget': cannotForget,
    'neither-nor': neitherNor,
    'nothing-short-of': nothingShortOf,
    'not-doing-much': notDoingMuch,
    'tag-statement': tagStatement,
    'not-until': notUntil,
    'not-mistaken': notMistaken,
    'not-gonna-lie': notGonnaLie,
    'if-not-much-trouble': ifNotMuchTrouble,
    'denied-opinion': deniedOpinion,
    'dont-we': dontWe,
    'long-question-denied': longQuestionDenied,
    'asked-unsure': askedUnsure,
    'if-not-asked': ifNotAsked,
    ...saidAround,
    ...deniedInside,
    ...reworded,
    ...factsDenied,
  },
};
