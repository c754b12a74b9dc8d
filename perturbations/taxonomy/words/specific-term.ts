import type { Rule } from '../../../src/plugin.js';
import { entries } from './entries.js';
import { isOneThing } from './one-thing.js';
import { replacements } from './replacements.js';

export const specificTerm: Rule = {
  ranks: true,
  about: 'A noun becomes a more specific term: “the bulb” → “the light bulb”; never in a question',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['This book has characters you root for', 'This novel has characters you root for'],
    ['My new phone crashed twice', 'My new smartphone crashed twice'],
    ['The bulb in the hall flickers', 'The light bulb in the hall flickers'],
  ],
  leaves: [
    'The phone book is heavy',
    'The computer science class was full',
    'He came by bus',
    'A pool of rain',
    "The baker's ladder was short",
    'One ladder and then a second ladder',
    'We had a phone and charger',
  ],
  words: () => entries('synonyms-specific', 'noun').keys(),
  propose: (doc, context) => replacements(doc, context, ['synonyms-specific', 'noun'], isOneThing),
};
