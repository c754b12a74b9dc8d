import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { saysWhen } from './time-words.js';

export const askedInChat: Rule = {
  about: 'Says when a word of thanks was meant to be said',
  expects: { sentiment: 'same' },
  examples: [['Thanks for the lift! 🚗', 'Meant to say this yesterday: Thanks for the lift! 🚗']],
  leaves: [
    'Thank you for this morning',
    'Could you water the plants? 🌱',
    "I'm off",
    'Thanks to the new lamp we read more',
    'What a mess!',
    'Thanks, and which bus?',
  ],
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (
      !sentence ||
      doc.sentences.length > 1 ||
      doc.tokens.some(saysWhen) ||
      /^thanks (?:to|for nothing)\b|^\p{L}+,|\?/iu.test(doc.text)
    )
      return;
    if (/^(?:thanks|thank|congratulations|congrats)$/u.test(sentence.tokens[0]?.lower ?? ''))
      yield* eachInFront(doc, ['Meant to say this yesterday:', 'Should have said this earlier today:']);
  },
};
