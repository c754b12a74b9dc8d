import { questionFrame } from './question-frame.js';

export const momentOfAsking = questionFrame({
  about: 'Says what time it is when the question is asked',
  reported: false,
  now: true,
  openings: [
    "It's Monday morning and I'm curious:",
    "It's almost midnight and I'd like to know:",
    "It's Sunday afternoon and I keep wondering:",
    "It's 7 am and this is my first question of the day:",
    'One more question before lunch today:',
  ],
  impersonal: ['Question of the day, 12 March:'],
  examples: [
    ['Do walnuts float?', "It's Monday morning and I'm curious: Do walnuts float?"],
    ['Is Oslo north of Rome?', 'One more question before lunch today: Is Oslo north of Rome?'],
  ],
  leaves: ['Is it raining now?', 'Who won?', 'Is tomorrow a holiday?'],
});
