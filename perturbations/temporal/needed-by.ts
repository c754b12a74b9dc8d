import { questionFrame } from './question-frame.js';

export const neededBy = questionFrame({
  about: 'Says by when the answer is needed',
  reported: false,
  now: true,
  openings: [
    'I need to know this by Friday:',
    "I'd like to settle this before tomorrow:",
    'I have to answer this by tonight:',
  ],
  impersonal: ['My quiz is tomorrow morning, so let me check:', "For a talk I'm giving next week:"],
  examples: [
    ['Do walnuts float?', 'I need to know this by Friday: Do walnuts float?'],
    ['Is Oslo north of Rome?', 'My quiz is tomorrow morning, so let me check: Is Oslo north of Rome?'],
  ],
  leaves: ['Is it raining now?', 'Who won?', 'Is tomorrow a holiday?'],
});
