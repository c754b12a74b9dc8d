import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { insertedBefore } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';

/** A point in time after a verb or what went on till then. */
const UNTIL =
  /(?<!\b(?:at|the|a|our|their|self-service|behind|up|hooked|made|held|put|not|never|wait|waiting|waited|hold|once|and|it['’]s|days|weeks|hours|minutes|months|long|delayed|postponed|barked|stayed|slept|drilled|cried|postpone) )\b(?:until|till) (?=(?:the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|noon|midnight|late|early|mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|may|june|july|august|september|october|november|december|next|last|this|\d))/giu;
const DENIES =
  /\b(?:not|never|no|nobody|nothing|none|hardly|cannot|without|unless|wait\w*|postpone\w*|delay\w*|adjourn\w*|hold)\b|n['’]t\b|\bfrom\b|\bbetween\b|\b(?:was|were) [a-zà-ž]+ing\b|(?:\b(?:is|are|am|was|were|be|been)|['’](?:m|s|re)) (?:[a-zà-ž]+ )?(?:away|out|off|closed|shut|open|full|booked|busy|here|there|in|on|at|gone|abroad|ill|sick)\b/iu;

export const upUntil: Rule = {
  about: '“until” is “up until”: “open until noon” → “open up until noon”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The bar serves food until ten.', 'The bar serves food up until ten.'],
    ['We danced till the last song 💃', 'We danced up till the last song 💃'],
  ],
  leaves: [
    "The bar isn't open until ten",
    'Wait until ten',
    'The shop is open from two until ten',
    'Until then',
    'Their puppy barked until 4 and I was on nights',
    'Somebody was singing until three',
    'Days until the trip: 4',
    'The saga kept me hooked until four',
    'The sitter is away until Monday',
    'The scanner at till three beeps all day',
    'I will be out of town until ten.',
  ],
  words: () => neededWords(UNTIL),
  *propose(doc) {
    if (/^(?:notice|contract|letter)$/u.test(kindOfText(doc))) return; // talk, not print
    for (const sentence of doc.sentences)
      if (sentence.kind === 'statement' && !matches(doc, DENIES, sentence.text))
        for (const candidate of insertedBefore(doc, UNTIL, 'up'))
          if (candidate.edits.every(({ start }) => start > sentence.start && start < sentence.end)) yield candidate;
  },
};
