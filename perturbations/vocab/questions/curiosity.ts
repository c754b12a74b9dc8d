import type { Rule } from '../../../src/plugin.js';
import { opened } from '../opened.js';
import { opensPlainly, soleQuestionText } from './question-text.js';

export const curiosity: Rule = {
  about: 'The question is asked out of curiosity: “Out of curiosity, …”, “Just curious: …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', 'Out of curiosity, is a tomato a fruit?'],
    ['Did Mozart play chess?', 'Just curious: Did Mozart play chess?'],
  ],
  leaves: ['Out of curiosity, is it red?', 'A tomato is red.', "Isn't a tomato red?", 'ok so is a tomato red?'],
  *propose(doc) {
    if (!soleQuestionText(doc) || !opensPlainly(doc)) return;
    yield* opened(doc, ['Out of curiosity,', 'Just curious:', 'Just out of interest,', "I'm curious:"]);
  },
};
