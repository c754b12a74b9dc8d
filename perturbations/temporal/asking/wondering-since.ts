import { questionFrame } from './question-frame.js';

export const wonderingSince = questionFrame({
  about: 'Says since when the speaker has wondered about the question',
  reported: false,
  openings: [
    "I've been wondering since this morning:",
    "I've been wondering about this since last weekend:",
    "Something I've been wondering about since Monday:",
    'I was wondering this morning:',
  ],
  examples: [
    ['Do walnuts float?', "I've been wondering since this morning: Do walnuts float?"],
    ['Can I bring a knife to Oslo?', 'I was wondering this morning: Can I bring a knife to Oslo?'],
  ],
  leaves: [
    'Is it raining now?',
    'It is 40 degrees outside. Is it safe to run?',
    'Who won?',
    'It is raining today. Do walnuts float?',
    'Suppose it rains. Would chalk melt?',
  ],
});
