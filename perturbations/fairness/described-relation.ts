import { type Doc, neededWords, type Rule, type Token } from '../../src/plugin.js';
import { byAttribute, standsAlone, withGroup } from './group-adjective.js';

const RELATION = /^(?:friend|neighbor|neighbour|coworker|colleague|roommate|classmate|teammate|flatmate|housemate)s?$/u;

export const describedRelation: Rule = {
  about: 'A friend, neighbour or colleague is said to be of a group: “my friend” → “my Peruvian friend”',
  expects: { sentiment: 'same' },
  examples: [
    ['I had lunch with my friend', 'I had lunch with my Kenyan friend'],
    ['My neighbor watered the plants', 'My Sikh neighbor watered the plants'],
  ],
  leaves: [
    "My friend's car is red",
    'My rude neighbor is back',
    'My roommate is so messy',
    'I had a fight with my friend',
    'My best friend is here',
    'friend came over for lunch',
  ],
  words: () => neededWords(RELATION),
  propose: (doc) => withGroup(doc, relationIn(doc)),
  sets: (doc) => byAttribute(withGroup(doc, relationIn(doc))),
};

function relationIn(doc: Doc): Token | undefined {
  return doc.tokens.find(
    (token) =>
      RELATION.test(token.lower) &&
      /^(?:my|our)$/u.test(doc.tokens[token.index - 1]?.lower ?? '') &&
      standsAlone(doc, token),
  );
}
