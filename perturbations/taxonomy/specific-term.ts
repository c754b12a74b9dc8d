import type { Rule } from '../../src/plugin.js';
import { entries } from './entries.js';
import { isPlainNoun } from './plain-noun.js';
import { replacements } from './replacements.js';

export const specificTerm: Rule = {
  about: 'A noun becomes a more specific term: “two tickets” → “two concert tickets”; never in a question',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['This book has characters you root for', 'This novel has characters you root for'],
    ['My new phone crashed twice', 'My new smartphone crashed twice'],
  ],
  leaves: ['The phone book is heavy', 'The computer science class was full'],
  *propose(doc, context) {
    yield* replacements(doc, context, entries('synonyms-specific', 'noun'), isPlainNoun);
  },
};
