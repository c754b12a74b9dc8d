import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isFormal } from '../around/register.js';
import { firstClause, isTimeless } from './first-clause.js';

/** A report is nobody's own: what one feels is not dated so. */
const OWN = /^(?:i|me|my|we|us|our)$/u;

export const asOf: Rule = {
  about: 'Dates what a report states in the present',
  expects: { sentiment: 'same' },
  examples: [
    ['The patient denies any pain', 'As of this morning, the patient denies any pain'],
    ['The tenant is in arrears.', 'As of 12 March, the tenant is in arrears.'],
  ],
  leaves: [
    'The patient was seen yesterday',
    'The cake is dry',
    'The tenant shall pay',
    'The court will decide',
    "I'm relieved that the lesion is benign",
  ],
  *propose(doc) {
    const clause = firstClause(doc);
    if (clause?.tense !== 'present' || !isFormal(doc) || !isTimeless(doc)) return;
    if (doc.tokens.some(({ lower, kind }) => kind === 'emoji' || OWN.test(lower))) return;
    if (doc.tokens.some(({ lower }) => lower === 'shall' || lower === 'hereby')) return;
    const perfect = clause.auxiliaries.some(({ lemma }) => lemma === 'have');
    yield* eachInFront(doc, [
      'As of this morning,',
      'As of 12 March,',
      'As of Monday,',
      ...(perfect ? [] : ['At present,']),
    ]);
  },
};
