import type { Rule } from '../../src/plugin.js';
import { insertedAfter } from '../around/inserted.js';

const WHETHER =
  /\b(?:ask|asking|asked|know|knows|knew|sure|see|check|checked|checking|tell|say|find out|wonder|wondering|decide|decided|remember|confirm|clear|curious|depends on|matter|care|told) (?:me |us )?whether(?= (?:the|my|our|your|his|her|their|this|that|these|it|i|we|you|he|she|they|there|to|a|an|anyone|\p{Lu}))/giu;

export const whetherOrNot: Rule = {
  about: '“whether” is “whether or not”, where nothing else is weighed',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  examples: [
    ['I am writing to ask whether the lift works.', 'I am writing to ask whether or not the lift works.'],
    ["I don't know whether she paid", "I don't know whether or not she paid"],
  ],
  leaves: ['I wonder whether to go or stay', 'Whether it rains or not, we go', 'whether', 'I doubt whether it works'],
  words: () => ['whether'],
  *propose(doc) {
    if (/\bor\b|\bdoubt|\bquestion\b/iu.test(doc.text)) return;
    yield* insertedAfter(doc, WHETHER, 'or not');
  },
};
