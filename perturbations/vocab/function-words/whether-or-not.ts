import type { Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const OPEN =
  /\b(?:asked|asks|ask|know|knows|knew|decide|decided|sure|confirm|tell|say|see|check|unclear|clear|discussed|considered|remember|told me|let (?:me|us) know) whether(?= (?:I|we|he|she|it|they|you|this|the|my|our|your|to)\b(?![^.;?!]*\bor\b))/gu;

export const whetherOrNot: Rule = {
  about: '“whether” takes its “or not”: “I asked whether or not it was open”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I asked whether the pool was open.', 'I asked whether or not the pool was open.'],
    ["I'm not sure whether to keep the boat", "I'm not sure whether or not to keep the boat"],
  ],
  leaves: [
    'I asked whether it was open or shut.',
    'I doubt whether it works.',
    'I asked whether or not it was open.',
    'I asked if it was open.',
  ],
  words: () => ['whether'],
  *propose(doc) {
    if (/\bif\b/iu.test(doc.text)) return;
    yield* insertedAfter(doc, OPEN, 'or not');
  },
};
