import type { Clause, Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { firstClause, isTimeless } from './first-clause.js';

const OPENINGS = ['Tomorrow,', 'On Monday,', 'Next week,', 'This weekend,'];

export const futureDay: Rule = {
  about: 'Says when something will be done that the text puts in the future or calls to be done',
  expects: { sentiment: 'same' },
  examples: [
    ["I'll send you the list", "Tomorrow, I'll send you the list"],
    ['I have to buy some flour', 'On Monday, I have to buy some flour'],
  ],
  leaves: [
    "I'll do it later",
    'I need help',
    'We need to add a seat',
    "I'll never go there",
    'It will be fine',
    'You will love it',
  ],
  *propose(doc) {
    if (futureClause(doc)) yield* eachInFront(doc, OPENINGS);
  },
};

/** `I'll send`, `we have to buy`: something to be done, without a day. */
export function futureClause(doc: Doc): Clause | undefined {
  const clause = firstClause(doc);
  if (!clause || !isTimeless(doc) || clause.negation || !/^(?:i|we)$/iu.test(clause.subject.text)) return undefined;
  if (clause.tense === 'future')
    return /^(?:be|love|miss|have|need|know|let|never)$/u.test(clause.verb.lemma) ? undefined : clause;
  const [to, verb] = clause.rest.tokens;
  const due = clause.tense === 'present' && clause.verb.lower === 'have' && clause.auxiliaries.length === 0;
  return due && to?.lower === 'to' && verb?.pos === 'VERB' && !/^(?:be|say|admit|know|stop|love)$/u.test(verb.lower)
    ? clause
    : undefined;
}
