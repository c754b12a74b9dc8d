import type { Rule } from '../../../src/plugin.js';
import { replacements } from './replacements.js';

export const phrase: Rule = {
  ranks: true,
  about: 'A set phrase becomes another of the same meaning: “a bit lost” → “a little lost”',
  // By far the longest list, which would crowd out what single words offer.
  fallback: true,
  examples: [
    ["I'm feeling a bit lost in this chapter", "I'm feeling a little lost in this chapter"],
    ['Is there plenty of fog in the harbor of Lisbon?', 'Is there lots of fog in the harbor of Lisbon?'],
    ['There are lots of mugs here right now', 'There are lots of mugs here at the moment'],
  ],
  leaves: [
    'How come we sat near?',
    'If it should rain, call me',
    'They swept it under the rug',
    'The reply, however, was brief',
    'Not only did it rain, it poured',
    'Let me know, please, if it rains',
    'She had no more than two hours of sleep, not more than two',
    'I did not sleep for more than two hours',
    'The twins sat near',
    'He ate a bit of bread',
    'It was so close to the end',
    'She is the one that I meant',
    'I sort of like the draught and sort of dread it',
    'He sent my warm thanks for the tea',
  ],
  propose: (doc, context) => replacements(doc, context, ['synonyms-phrases', 'invariable'], () => true),
};
