import type { Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { insertedBefore } from '../../around/inserted.js';

const SOMEBODY = '(?:i|we|he|she|it|they|the|my|our|your|his|her|their|this|there)';
const MIDWAY = new RegExp(
  String.raw`(?<=[A-Za-zÀ-ž] )(?<!\b(?:as|even|and|but|or|so) )though(?= ${SOMEBODY}\b)`,
  'giu',
);
const OPENS = new RegExp(String.raw`^Though ${SOMEBODY}\b`, 'u');

export const evenThough: Rule = {
  about: '“though” is “even though”: “Though it was cold, we swam” → “Even though it was cold, we swam”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Though the hall was cold, we sang.', 'Even though the hall was cold, we sang.'],
    ['I read it twice though it is long.', 'I read it twice even though it is long.'],
  ],
  leaves: [
    'He looked as though he slept',
    'It was cold, though',
    'Though cold, it was fun',
    'We swam, though it was cold',
    'Even though it was cold, we swam',
  ],
  words: () => ['though'],
  *propose(doc) {
    for (const { text, tokens } of doc.sentences) {
      const [first] = tokens;
      if (first && OPENS.test(text)) yield inFrontOf(doc, first, 'Even');
    }
    yield* insertedBefore(doc, MIDWAY, 'even');
  },
};
