import type { Rule } from '../../src/plugin.js';
import { eachInFront } from './place-in-front.js';
import { isOfGeneralInterest, soleQuestionText } from './question-text.js';

export const questionLabel: Rule = {
  about: 'The question is announced as one: “Quick question: …”, “Trivia question: …”, “Random question: …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', 'Quick question: Is a tomato a fruit?'],
    ['Did Mozart play chess?', 'Trivia question: Did Mozart play chess?'],
  ],
  leaves: ['Quiz: is a tomato a fruit?', 'A tomato is red.', 'Hi! Is it red?', 'My cat is wet, can I dry it?'],
  *propose(doc) {
    if (!soleQuestionText(doc)) return;
    yield* eachInFront(doc, [
      'Quick question: ',
      ...(isOfGeneralInterest(doc) ? ['Trivia question: '] : []),
      'Random question: ',
      'Serious question: ',
      "Here's a question: ",
    ]);
  },
};
