import type { Rule } from '../../src/plugin.js';
import { opened } from './opened.js';
import { soleQuestionText } from './question-text.js';

export const courtesy: Rule = {
  about: 'The question is put politely: “Please tell me: …”, “Tell me, …”, “Help me out here: …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', 'Please tell me: Is a tomato a fruit?'],
    ['Did Mozart play chess?', 'Tell me, did Mozart play chess?'],
  ],
  leaves: ['Please tell me: is it red?', 'A tomato is red.'],
  *propose(doc) {
    if (!soleQuestionText(doc)) return;
    yield* opened(doc, [
      'Please tell me:',
      'Tell me,',
      'Help me out here:',
      'Could you clear this up for me?',
      ...(/^\s*if\b/iu.test(doc.text) ? [] : ['If I may ask,']),
      'Excuse me,',
    ]);
  },
};
