import { questionFrame } from './question-frame.js';

export const cameUpWhen = questionFrame({
  about: 'Says when the question came up',
  reported: true,
  openings: ['This question came up on Friday:', 'This question came up last weekend:'],
  impersonal: [
    "This came up at last night's quiz:",
    'This came up in class this morning:',
    'We talked about this over dinner last night:',
    'I read this question in a magazine last week:',
  ],
  examples: [
    ['Is Oslo on a fjord?', "This came up at last night's quiz: Is Oslo on a fjord?"],
    ['Is Oslo north of Rome?', 'This question came up on Friday: Is Oslo north of Rome?'],
  ],
  leaves: ['Can I swim here?', 'Is it raining now?', 'Who won?'],
});
