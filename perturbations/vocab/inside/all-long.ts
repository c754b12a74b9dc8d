import { matches, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

/** A stretch of time that something goes on for, at the end of what is said or before where, how or why. */
const ALL =
  /(?<!\b(?:not|after|of|for|if|almost|nearly|practically|and|than) )\ball (?:night|day|week|winter|summer|morning|evening|afternoon|weekend)(?=[.!;]|,(?! (?:all|every)\b)|\s*$|\s*\p{Extended_Pictographic}| (?:and (?:i|we|he|she|it|they|the|my|our|nobody|still|then|now|got|came|not)|but|with|in|on|at|because|so|while|about|before|without|just|by|thanks to|from)\b(?! (?:if|long)\b))/giu;

/** What denies it or picks one out of it all: `the first call all day`, `haven’t slept all night`. */
const PICKED =
  /\?|\b(?:not|never|no|nothing|nobody|only|first|best|worst|most|least|once|twice|times|long|could|if|single|(?!rest|west|guest|forest|test|request|protest|interest|harvest)[a-zà-ž]{3,}est)\b|n['’]t\b/iu;

export const allLong: Rule = {
  about: 'What goes on all night does so all night long: “It rained all night” → “It rained all night long”',
  expects: { sentiment: 'same', labels: 'same' },
  words: () => ['all'],
  examples: [
    ['Grandpa sang all night 🎶', 'Grandpa sang all night long 🎶'],
    [
      'They kept the fire lit all winter, and we stayed warm.',
      'They kept the fire lit all winter long, and we stayed warm.',
    ],
  ],
  leaves: [
    'The best kite all day',
    'It was an all night party',
    'I have not slept all night',
    'She sang all night long',
    'The café is open all year round',
    'It rained all day Saturday',
    'Did it rain all night?',
  ],
  *propose(doc) {
    for (const candidate of insertedAfter(doc, ALL, 'long')) {
      const [edit] = candidate.edits;
      const sentence = doc.sentences.find(({ start, end }) => edit && start <= edit.start && edit.start <= end);
      if (sentence && !matches(doc, PICKED, sentence.text)) yield candidate;
    }
  },
};
