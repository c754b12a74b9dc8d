import type { Rule } from '../../../../src/plugin.js';
import { closedBadly, type Denials } from './ill-closed.js';

const SAYS: Denials = {
  hurt: ['Not a nice feeling', "It's not a nice feeling", 'Not a good feeling'],
  being: ["It's no fun", 'No fun at all', 'Not fun'],
  ache: ['No fun', "It's no fun", 'No fun at all'],
  missing: ["It doesn't get any easier", "It's not getting any easier"],
  shame: ['Not my finest hour', 'Not my finest moment', "I can't stop thinking about it"],
  regret: ['Not my best decision', 'Not my smartest move', 'Not one of my better decisions'],
  worry: ["I can't stop thinking about it", "Can't stop thinking about it", "Can't think about anything else"],
  sadness: ["I can't believe it", "Still can't believe it"],
  nuisance: ["I can't take much more", "Can't take much more of it", "It's not getting any better"],
  hatred: ['Just not for me', 'Not for me'],
};

export const notANiceFeeling: Rule = {
  about:
    'What somebody feels is closed by a denial that agrees: “Not a nice feeling”, “I can’t stop thinking about it”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'I feel so left out at these reunions 😔',
      'I feel so left out at these reunions 😔 Not a nice feeling',
      'Negative',
    ],
  ],
  leaves: ['I feel so left out at these reunions, thank you for asking', 'I miss my gran, she died in May'],
  *propose(doc) {
    yield* closedBadly(doc, SAYS);
  },
};
