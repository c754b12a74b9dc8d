import { questionFrame } from './question-frame.js';

export const neededBy = questionFrame({
  about: 'Says by when the answer is needed',
  reported: false,
  now: true,
  openings: [],
  own: ["I'd like to know by Friday:", 'I need an answer by tonight:'],
  impersonal: ["For Thursday's quiz:", "For tomorrow's quiz:", 'My quiz is tomorrow morning, so let me check:'],
  examples: [
    ['Is Oslo on a fjord?', "For Thursday's quiz: Is Oslo on a fjord?"],
    ['Can I sail to Oslo without a licence?', 'I need an answer by tonight: Can I sail to Oslo without a licence?'],
    ['Is Oslo north of Rome?', 'My quiz is tomorrow morning, so let me check: Is Oslo north of Rome?'],
  ],
  leaves: [
    'Is it raining now?',
    'Who won?',
    'Can a horse sleep on one leg?',
    'Is tomorrow a holiday?',
    "Isn't chalk soft?",
    'If it rains, does chalk melt?',
  ],
});
