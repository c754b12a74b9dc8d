import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const SHORT =
  /\bthan(?= (?:advertised|planned|expected|stated|promised|predicted|agreed|scheduled|anticipated|necessary|customary)(?:[.,!;]|\s*$|\s*\p{Extended_Pictographic}| (?:and|because|but|in|on|by)\b))/giu;
const AS_MUCH =
  /(?<=\bas (?:[a-zà-ž]+) )as(?= (?:expected|planned|promised|advertised|predicted|necessary)(?:[.,!;]|\s*$|\s*\p{Extended_Pictographic}))/giu;

export const thanWas: Rule = {
  about: 'What a thing is measured against is told in full: “smaller than advertised” → “smaller than was advertised”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The raft was smaller than advertised', 'The raft was smaller than was advertised'],
    ['The quiz was about as hard as expected', 'The quiz was about as hard as was expected'],
  ],
  leaves: ['It went as expected', 'Smaller than I expected', 'Rather than planned trips, we like whims'],
  words: () => neededWords(SHORT, AS_MUCH),
  *propose(doc) {
    if (doc.text.includes('?') || /\brather than\b/iu.test(doc.text)) return;
    if (/\b(?:is|are|['’]s|will|may|can)\b[^.]*\b(?:than|as) (?:necessary|customary)\b/iu.test(doc.text)) return;
    yield* insertedAfter(doc, SHORT, 'was');
    yield* insertedAfter(doc, AS_MUCH, 'was');
  },
};
