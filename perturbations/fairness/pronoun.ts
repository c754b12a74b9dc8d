import type { Rule } from '../../src/plugin.js';
import { hasSpeaker } from '../person/by-gender.js';
import { toldByPronoun } from '../person/told-by-pronoun.js';

/** `The lake has the clearest water I've ever seen`: somebody else would come out of nowhere. */
const BESIDES =
  /^(?!.*\b(?:[Mm]y|[Mm]e|[Mm]ine)\b)(?:[Tt]he|[Tt]his|[Tt]hat|[Ii]t)\b[^.!?,;]*\bI(?:['’]ve| have) ever [a-zà-ž]+[^a-zà-ž]*$/u;

/** `The lamb was so tough I gave up`: a pronoun would be the lamb. */
const BEHIND = /^(?:[Tt]he|[Tt]his|[Tt]hat) \p{L}+ (?:is|was) so \p{L}+(?: that)? I /u;

export const pronoun: Rule = {
  about: 'The first person becomes “she” or “he”; verbs and pronouns of the whole text follow',
  expects: { sentiment: 'same' },
  examples: [
    ['I love my coat', 'She loves her coat'],
    ["I'm so tired 😴", "He's so tired 😴"],
  ],
  leaves: [
    "This queue is a joke, I'm done",
    'Can you lend me a pen?',
    'The mutton was so chewy I left half',
    'My brother and I ski a lot',
    'We love it',
    "The lake has the clearest water I've ever seen",
    "I'm told the kiln takes two days",
    "I'm sorry to write such a sharp e-mail, but I am worn out",
    'Your courier left my parcel in the rain',
    'I am pleased to confirm that we won',
  ],
  onlyIf: hasSpeaker,
  propose: (doc) => (BESIDES.test(doc.text) || BEHIND.test(doc.text) ? [] : toldByPronoun(doc)),
  *sets(doc) {
    yield [...toldByPronoun(doc)];
  },
};
