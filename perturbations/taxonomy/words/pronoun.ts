import type { Rule } from '../../../src/plugin.js';
import { entries } from './entries.js';
import { isSaidOnce } from './one-thing.js';
import { replacements } from './replacements.js';

export const pronoun: Rule = {
  ranks: true,
  about: 'An indefinite pronoun becomes its twin: “someone” → “somebody”',
  examples: [
    ['Could someone paint a whale in a day?', 'Could somebody paint a whale in a day?'],
    ['Everyone at the table agreed', 'Everybody at the table agreed'],
  ],
  leaves: ['Some one thing is missing', 'They met “Someone Great” at noon', 'Nobody can act, nobody can write'],
  words: () => entries('synonyms-pronouns', 'invariable').keys(),
  propose: (doc, context) => replacements(doc, context, ['synonyms-pronouns', 'invariable'], isSaidOnce),
};
