import type { Rule } from '../../src/plugin.js';
import { antonymQuestion } from './questions/antonym-question.js';
import { askedUnsure } from './questions/asked-unsure.js';
import { dontSuppose } from './questions/dont-suppose.js';
import { dontWe } from './questions/dont-we.js';
import { falseThat } from './questions/false-that.js';
import { ifNotAsked } from './questions/if-not-asked.js';
import { isntItTrue } from './questions/isnt-it-true.js';
import { longQuestionDenied } from './questions/long-question-denied.js';
import { negativeQuestion } from './questions/negative-question.js';
import { notClearWhy } from './questions/not-clear-why.js';
import { orNot } from './questions/or-not.js';
import { supposeYouKnow } from './questions/suppose-you-know.js';
import { tagQuestion } from './questions/tag-question.js';
import { tagStatement } from './questions/tag-statement.js';
import { wrongThatThere } from './questions/wrong-that-there.js';

/** A question is asked with a negation, a tag or of the contrary; a statement is put as such a question, or a question as a denial. */
export const questions: Readonly<Record<string, Rule>> = {
  'negative-question': negativeQuestion,
  'or-not': orNot,
  'isnt-it-true': isntItTrue,
  'tag-question': tagQuestion,
  'antonym-question': antonymQuestion,
  'false-that': falseThat,
  'wrong-that-there': wrongThatThere,
  'tag-statement': tagStatement,
  'dont-we': dontWe,
  'long-question-denied': longQuestionDenied,
  'asked-unsure': askedUnsure,
  'if-not-asked': ifNotAsked,
  'suppose-you-know': supposeYouKnow,
  'dont-suppose': dontSuppose,
  'not-clear-why': notClearWhy,
};
