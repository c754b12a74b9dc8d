import type { Clause, Doc, Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isFormal } from '../around/register.js';
import { firstClause } from './first-clause.js';
import { saysWhen } from './time-words.js';

const OPENINGS = [
  'As I said yesterday,',
  'As I mentioned on Monday,',
  'As I said last week,',
  'As I was saying this morning,',
];

export const asISaid: Rule = {
  about: 'Says when the speaker said the same before',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The kitchen is bright but small', 'As I said yesterday, the kitchen is bright but small'],
    ['My grandparents are sweet 🥰', 'As I said yesterday, my grandparents are sweet 🥰'],
    ["Omid doesn't eat cheese", "As I said yesterday, Omid doesn't eat cheese"],
  ],
  leaves: [
    "I'm so happy",
    'The train is late today',
    'He is waiting outside',
    'You are so kind',
    'The soup was cold',
    'They have lost my bag',
    'The plaintiff owns the land',
    'Oh, the cake is dry!',
    'There is a spider in my bed',
    'The kettle is boiling',
    'Those geese have such long necks',
    'Omid says the lake is cold',
    'Heads up: the lift is slow',
    'The show starts in ten minutes',
  ],
  *propose(doc) {
    const clause = firstClause(doc);
    if (
      !clause ||
      isFormal(doc) ||
      doc.sentences.length > 1 ||
      doc.text.length > 140 ||
      /[:!]|\b(?:such|so|think|says?|thinks)\b|\bin (?:\S+ ){1,2}(?:minutes?|hours?|seconds?)\b/iu.test(doc.text) ||
      !isStanding(clause, doc)
    )
      return;
    yield* eachInFront(doc, OPENINGS);
  },
};

/** What was so yesterday too: a state or a habit of somebody or something else, in every clause. */
function isStanding(clause: Clause, doc: Doc): boolean {
  if (doc.tokens.some(({ lower }) => /^(?:you|your|still|just|yet|again|guess|suppose)$/u.test(lower))) return false;
  if (doc.tokens.some((token) => saysWhen(token) && !/^(?:always|never|usually|often)$/u.test(token.lower)))
    return false;
  return (
    clause.subject.person === 3 &&
    !/\b(?:weather|sky|forecast|traffic)\b/iu.test(clause.subject.text) &&
    !/^(?:it|this|that|these|those|there|he|she|they|nothing|nobody|part of me)$/iu.test(clause.subject.text) &&
    doc.clauses.every(
      ({ tense, auxiliaries, verb }) =>
        tense === 'present' && !verb.lower.endsWith('ing') && auxiliaries.every(({ lemma }) => lemma === 'do'),
    )
  );
}
