import type { Rule } from '../../../src/plugin.js';
import { isOfGeneralInterest } from '../../around/general-interest.js';
import { opened } from '../opened.js';
import { opensPlainly, soleQuestionText } from './question-text.js';

export const courtesy: Rule = {
  about: 'The question is put politely: “Tell me, …”, “Help me out here: …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', 'Help me out here: Is a tomato a fruit?'],
    ['Did Mozart play chess?', 'Tell me, did Mozart play chess?'],
  ],
  leaves: ['Please tell me: is it red?', 'A tomato is red.', "Isn't it true that a tomato is red?"],
  *propose(doc) {
    if (!soleQuestionText(doc) || !opensPlainly(doc)) return;
    yield* opened(doc, [...(isOfGeneralInterest(doc) ? ['Tell me,'] : []), 'Help me out here:']);
  },
};
