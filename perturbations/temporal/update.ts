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
    ['It was the dullest film', 'Thursday update: It was the dullest film'],
  ],
  leaves: [
    ...NOT_WRITTEN,
    'The bus leaves from the square',
    'My neighbour owns a boat',
    'This is a two-person tent',
    'Lina is such a kind soul',
    'I take the tram to work',
    'Not bad at all',
  ],
  *propose(doc) {
    if (!isStanding(doc)) yield* eachInFront(doc, fittingTimes(doc, TIMES));
  },
};

/** What is so as a rule is no news: `The bus leaves from the square`. */
function isStanding(doc: Doc): boolean {
  const clause = firstClause(doc);
  if (!clause && doc.tokens[0]?.lower === 'not') return true;
  if (clause?.copular)
    return (
      clause.tense === 'present' &&
      clause.subject.person === 3 &&
      /^(?:a|an|the|such|one|two|three|four|five|six|\d+)$/u.test(clause.rest.tokens[0]?.lower ?? '')
    );
  if (clause?.tense !== 'present' || clause.negation || clause.auxiliaries.length > 0) return false;
  if (/^(?:i|we)$/iu.test(clause.subject.text))
    return !/^(?:feel|have|need|want|hate|love|miss|regret|wish|hope|think)$/u.test(clause.verb.lemma);
  return !/^(?:hurt|ache|smell|leak|crash)$/u.test(clause.verb.lemma);
}
