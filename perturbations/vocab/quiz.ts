import type { Rule } from '../../src/plugin.js';
import { isOfGeneralInterest } from '../around/general-interest.js';
import { opened } from './opened.js';
import { soleQuestionText } from './question-text.js';

export const quiz: Rule = {
  about: 'An irrelevant sentence before the question says where it is from: “I’m putting together a quiz. …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', "I'm putting together a quiz. Is a tomato a fruit?"],
    ['Did Mozart play chess?', 'This came up over coffee. Did Mozart play chess?'],
  ],
  leaves: [
    'My cat is asleep. Is it red?',
    'A tomato is red.',
    'Do I need a visa for Oslo?',
    'Has anyone sailed to Oslo?',
    'Will the glue dry before tomorrow?',
    'Does it fit a round table?',
    'Is there a lid for the blender?',
  ],
  *propose(doc) {
    if (!soleQuestionText(doc) || !isOfGeneralInterest(doc)) return;
    yield* opened(doc, [
      "I'm putting together a quiz.",
      'This came up over coffee.',
      'We have a small bet going.',
      "I'm preparing for a trivia night.",
      'This one has been on my mind.',
    ]);
  },
};
