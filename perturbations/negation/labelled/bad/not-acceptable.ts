import type { Rule } from '../../../../src/plugin.js';
import { closedBadly, type Denials } from './ill-closed.js';

const SAYS: Denials = {
  complaint: ['This is not acceptable', 'This is simply not good enough', '{I} {am} not happy about this'],
  colleague: ['{I} {am} not happy about this', 'This must not happen again', '{I} do not say this lightly'],
  program: ["{I} can't work like this", 'This is not acceptable'],
  reference: ['{I} do not say this lightly'],
};

export const notAcceptable: Rule = {
  about: 'A complaint to those to blame ends in a denial: “This is not acceptable.”, “I cannot work like this.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Your driver left the crate in the middle of my lawn, in the rain, and drove over the rose bed on the way out.',
      'Your driver left the crate in the middle of my lawn, in the rain, and drove over the rose bed on the way out. This is not acceptable.',
      'Negative',
    ],
    [
      'Since Friday the scanner crashes whenever I feed it more than two pages, and the log shows the same error each time.',
      "Since Friday the scanner crashes whenever I feed it more than two pages, and the log shows the same error each time. I can't work like this.",
      'Negative',
    ],
  ],
  leaves: [
    'Your driver ran over the flowers on the grave of my son, and laughed about it when I rang your office on Friday.',
    'Your driver left the crate on my lawn. Please send him again, and tell him where the shed is this time round.',
  ],
  onlyIf: (doc) => !/\b(?:graves?|died|dead|death|dying|funeral|killed|buried)\b/iu.test(doc.text), // too mild a word
  *propose(doc) {
    yield* closedBadly(doc, SAYS);
  },
};
