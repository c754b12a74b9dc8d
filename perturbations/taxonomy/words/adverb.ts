import type { Rule } from '../../../src/plugin.js';
import type { Place } from '../where.js';
import { replacements } from './replacements.js';
import { negated } from './surroundings.js';

export const adverb: Rule = {
  ranks: true,
  about: 'An adverb becomes a synonym of the same strength: “I’m so tired” → “I’m really tired”',
  examples: [
    ["I'm so tired of these delays", "I'm really tired of these delays"],
    ['Are owls usually awake at night?', 'Are owls typically awake at night?'],
    ['The museum was very quiet', 'The museum was really quiet'],
  ],
  leaves: [
    'How often do you swim?',
    "It's so hot that I melted",
    'That was so much fun',
    "It isn't completely clear",
    'Phone cases break easily',
    'I heard almost nothing',
    'The tea was quite excellent',
    'The walls are so thin you hear the lift',
    'It snows sooner than it rains',
    'The pasta was made by hand',
    'Hardly anyone felt so unwelcome',
  ],
  propose: (doc, context) =>
    replacements(
      doc,
      context,
      ['synonyms-adverbs', 'invariable'],
      (place, { flags }) =>
        !opensResult(place) && (flags.has('neg') || !negated(place) || place.sentence.kind === 'yes-no-question'),
    ),
};

const FEELING = /^(?:glad|happy|sorry|proud|grateful|excited|relieved|thankful|sad|upset|sure)$/u;

/** `so thin you hear everything`: the clause after the adjective is what the `so` is for; `so glad you came` is not. */
function opensResult({ doc, sentence, first, last }: Place): boolean {
  const [described, next] = [doc.tokens[last.index + 1], doc.tokens[last.index + 2]];
  if (first.lower !== 'so' || !described || !next || next.end > sentence.end || FEELING.test(described.lower))
    return false;
  return next.pos === 'PRON' || /^(?:my|your|his|our|their|even|people)$/u.test(next.lower);
}
