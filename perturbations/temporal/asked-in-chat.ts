import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { saysWhen } from './time-words.js';

const QUESTIONS = ['Quick question this morning:', 'Before I forget again tonight:', 'Quick question for today:'];
const THANKS = ['Meant to say this yesterday:', 'Should have said this earlier today:', 'Before the day is over:'];

export const askedInChat: Rule = {
  about: 'Says when a question or a word of thanks in a chat is said',
  expects: { sentiment: 'same' },
  examples: [
    ['Could you water the plants? 🌱', 'Quick question this morning: Could you water the plants? 🌱'],
    ['Thanks for the lift! 🚗', 'Meant to say this yesterday: Thanks for the lift! 🚗'],
  ],
  leaves: [
    'Thank you for this morning',
    'Are you up tonight?',
    "I'm off",
    'Thanks to the new lamp we read more',
    'What a mess!',
  ],
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (!sentence || doc.sentences.length > 1 || doc.tokens.some(saysWhen)) return;
    if (sentence.kind === 'yes-no-question' && sentence.tokens.some(({ lower }) => lower === 'you' || lower === 'we'))
      yield* eachInFront(
        doc,
        /^(?:do|does|did|are|is|have|has|was|were)$/u.test(sentence.tokens[0]?.lower ?? '')
          ? [...QUESTIONS, 'Meant to ask you this yesterday:']
          : QUESTIONS,
      );
    else if (
      !/^thanks to\b/iu.test(doc.text) &&
      /^(?:thanks|thank|congratulations|congrats)$/u.test(sentence.tokens[0]?.lower ?? '')
    )
      yield* eachInFront(doc, THANKS);
  },
};
