import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

/** `When we complained, …`: it is known of what. */
const COMPLAINED =
  /(?<=\S[.,;] |\band |\bbut )(?:when|after|because|as soon as) (?:i|we|he|she|they|my [a-zà-ž]+) complained(?=,| (?:the|they|he|she|we|i|nobody|no one|staff|her|his) )/giu;
const SAID_NOTHING =
  /\b(?:nobody|no one|no-one|never|not once|didn['’]t|did not) (?:told|tell|warned|warn) (?:us|me|anyone)(?=[.!]|\s*$)/giu;

export const aboutIt: Rule = {
  about:
    'What is complained of or kept quiet is named once more: “When we complained, …” → “When we complained about it, …”',
  expects: { sentiment: 'same', labels: 'same' },
  words: () => [...(neededWords(COMPLAINED) ?? []), 'told', 'tell', 'warned', 'warn'],
  examples: [
    [
      'The bath leaked. When we complained, the owner laughed.',
      'The bath leaked. When we complained about it, the owner laughed.',
    ],
    ['The ferry was cancelled and nobody told us', 'The ferry was cancelled and nobody told us about it'],
  ],
  leaves: ['We complained.', 'When we complained about the bath, he laughed.', 'Nobody told us'],
  *propose(doc) {
    if (/\?|\b(?:about (?:it|this|that)|what|how|that is)\b/iu.test(doc.text)) return;
    yield* insertedAfter(doc, COMPLAINED, 'about it');
    if (/,? (?:and|but) (?:nobody|no one|no-one|never|they never|they did)/iu.test(doc.text))
      yield* insertedAfter(doc, SAID_NOTHING, 'about it');
  },
};
