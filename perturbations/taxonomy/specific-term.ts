import type { Rule } from '../../src/plugin.js';
import { entries } from './entries.js';
import { isOneThing } from './one-thing.js';
import { replacements } from './replacements.js';

export const specificTerm: Rule = {
  about:
    'A noun becomes a more specific term: “a ladder” → “a stepladder”, “my mug” → “my coffee mug”; never in a question',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['This book has characters you root for', 'This novel has characters you root for'],
    ['My new phone crashed twice', 'My new smartphone crashed twice'],
    ['The ladder wobbles', 'The stepladder wobbles'],
    ['Somebody stole a bench', 'Somebody stole a park bench'],
  ],
  leaves: [
    'The phone book is heavy',
    'The computer science class was full',
    'He came by bus',
    'A bowl of oats',
    "The baker's drill was loud",
    'One drill and then a second drill',
    'We had a knife and fork',
  ],
  *propose(doc, context) {
    yield* replacements(doc, context, entries('synonyms-specific', 'noun'), isOneThing);
  },
};
