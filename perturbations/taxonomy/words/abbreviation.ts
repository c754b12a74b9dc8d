import type { Rule } from '../../../src/plugin.js';
import { entries } from './entries.js';
import { replacements } from './replacements.js';
import { isTornOff } from './torn-off.js';

export const abbreviation: Rule = {
  ranks: true,
  about: 'A common abbreviation is written out, or the other way round: “a TV show” → “a television show”',
  examples: [
    ['Is the longest TV show older than me?', 'Is the longest television show older than me?'],
    ['My info was out of date', 'My information was out of date'],
    ['Was the poem written during World War II?', 'Was the poem written during the Second World War?'],
  ],
  leaves: [
    'Give us the tea',
    'His ad hoc plan',
    'US Route 1 is long',
    'Is the Pacific a deep ocean?',
    'Did a Quaker of 1700 own a boat?',
  ],
  words: () => entries('synonyms-abbreviations', 'exact').keys(),
  propose: (doc, context) =>
    replacements(doc, context, ['synonyms-abbreviations', 'exact'], (place, entry) => !isTornOff(place, entry)),
};
