import type { Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { firstClause } from './first-clause.js';
import { fittingTimes, NOT_WRITTEN, type TimeOfWriting } from './writing-time.js';

const TIMES: readonly TimeOfWriting[] = [
  { text: 'Monday morning update:', says: 'both' },
  { text: 'Friday evening update:', says: 'both' },
  { text: 'Afternoon update:', says: 'part' },
  { text: 'Late-night update:', says: 'part' },
  { text: 'Tuesday update:', says: 'weekday' },
  { text: 'Thursday update:', says: 'weekday' },
];

export const update: Rule = {
  about: 'Makes the text an update with a day or time',
  expects: { sentiment: 'same' },
  examples: [
    ["I can't find my keys 🍲", "Monday morning update: I can't find my keys 🍲"],
    ['It was the dullest film', 'Thursday update: it was the dullest film'],
  ],
  leaves: [...NOT_WRITTEN, 'The bus leaves from the square', 'My neighbour owns a boat'],
  *propose(doc) {
    if (!isStanding(doc)) yield* eachInFront(doc, fittingTimes(doc, TIMES));
  },
};

/** What is so as a rule is no news: `The bus leaves from the square`. */
function isStanding(doc: Doc): boolean {
  const clause = firstClause(doc);
  if (clause?.tense !== 'present' || clause.copular || clause.negation || clause.auxiliaries.length > 0) return false;
  return !/^(?:i|we)$/iu.test(clause.subject.text) && !/^(?:hurt|ache|smell|leak|crash)$/u.test(clause.verb.lemma);
}
