import type { Doc, Rule, RuleContext } from '../../src/plugin.js';
import { ableTo } from './able-to.js';
import { activeQuestion } from './active-question.js';
import { converse } from './converse.js';
import { existential } from './existential.js';
import { frontedQuestionAdjunct } from './fronted-question-adjunct.js';
import { frontedQuestionClause } from './fronted-question-clause.js';
import { gerundSubject } from './gerund-subject.js';
import { likelyThat } from './likely-that.js';
import { objectRaised } from './object-raised.js';
import { passiveQuestion } from './passive-question.js';
import { possibleFor } from './possible-for.js';
import { symmetric } from './symmetric.js';

const FORMS: readonly Rule[] = [
  activeQuestion, passiveQuestion, frontedQuestionAdjunct, frontedQuestionClause, converse, existential, ableTo, possibleFor, likelyThat, objectRaised, gerundSubject, symmetric,
]; // biome-ignore format: a list

/** Whether the question itself can take another form; asking it in other words is for those that cannot. */
export function hasOtherForm(doc: Doc, context: RuleContext): boolean {
  return FORMS.some((rule) => [...rule.propose(doc, context)].length > 0);
}
