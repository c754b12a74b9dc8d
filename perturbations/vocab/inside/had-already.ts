import type { Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const DONE =
  '(?:lit|left|gone|sold|put|made|set|paid|begun|started|shut|closed|eaten|finished|bought|done|taken|cleaned|packed|cooked|opened|fixed|repaired|sent|told|charged|booked|ordered|arrived|cleared|prepared|unpacked|warmed|filled|washed|laid|written|signed|cancelled|noticed|emptied)';
/** What was done before something else of the story: no time between the two, and no length of its own. */
const BEFORE = new RegExp(
  String.raw`\b(?:I|we|she|he|they|(?:the|my|our|his|her) \p{Ll}+) had(?= ${DONE}\b (?:(?!(?:for|years?|months?|weeks?|days?|hours?|minutes?|long|just|only|never|and)\b)[A-Za-zÀ-ž'’-]+ ){0,5}(?:before|by the time) (?:I|we|he|she|they|the|my|our)\b)`,
  'giu',
);

export const hadAlready: Rule = {
  about: 'What was done before something else was done “already”: “She had already lit the stove before we came”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['She had lit the stove before we came.', 'She had already lit the stove before we came.'],
    ['They had sold the boat by the time I rang.', 'They had already sold the boat by the time I rang.'],
  ],
  leaves: [
    'She had sold it two years before we met.',
    'She had lived there before we came.',
    'Nobody had lit the stove.',
    'She had never lit the stove before we came.',
    'Had she lit the stove before we came?',
  ],
  words: () => ['had'],
  *propose(doc) {
    if (/\b(?:already|nobody|no one|nothing|if|wish)\b/iu.test(doc.text)) return;
    yield* insertedAfter(doc, BEFORE, 'already');
  },
};
