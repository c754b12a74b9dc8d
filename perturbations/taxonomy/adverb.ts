import type { Rule } from '../../src/plugin.js';
import { entries } from './entries.js';
import { replacements } from './replacements.js';
import { negated } from './surroundings.js';

export const adverb: Rule = {
  about: 'An adverb becomes a synonym of the same strength: “I’m so tired” → “I’m really tired”',
  examples: [
    ["I'm so tired of these delays", "I'm really tired of these delays"],
    ['Are owls usually awake at night?', 'Are owls typically awake at night?'],
    ['The museum was very quiet', 'The museum was really quiet'],
  ],
  leaves: ['How often do you swim?', "It's so hot that I melted", 'That was so much fun', "It isn't completely clear"],
  *propose(doc, context) {
    yield* replacements(
      doc,
      context,
      entries('synonyms-adverbs', 'invariable'),
      (place, { flags }) => flags.has('neg') || !negated(place) || place.sentence.kind === 'yes-no-question',
    );
  },
};
