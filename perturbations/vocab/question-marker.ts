import type { Rule } from '../../src/plugin.js';
import { eachInFront, inFrontOf } from './place-in-front.js';
import { lastQuestion, soleQuestionText } from './question-text.js';

const MARKERS = ['So, ', 'By the way, ', 'Okay, ', 'Say, ', 'Hmm, '];

export const questionMarker: Rule = {
  about: 'A discourse marker opens the question: “So, …”, “By the way, …”, “Okay, …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', 'So, is a tomato a fruit?'],
    ['The train left at nine. Did it arrive by noon?', 'The train left at nine. So, did it arrive by noon?'],
  ],
  leaves: ['So, is a tomato a fruit?', 'A tomato is red.', 'Is it? Are you sure?'],
  *propose(doc) {
    const question = lastQuestion(doc);
    const [first] = question?.tokens ?? [];
    if (!question || !first) return;
    if (soleQuestionText(doc)) yield* eachInFront(doc, MARKERS);
    else if (question.kind === 'yes-no-question' && /^\p{Lu}/u.test(first.text)) yield inFrontOf(doc, first, 'So, ');
  },
};
