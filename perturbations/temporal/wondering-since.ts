import { questionFrame } from './question-frame.js';

export const wonderingSince = questionFrame({
  about: 'Says since when the speaker has wondered about the question',
  reported: false,
  openings: [
    "I've been wondering since this morning:",
    "I've been wondering about this since last weekend:",
    'Something I have wondered about since Monday:',
    "It's been on my mind since yesterday:",
  ],
  impersonal: ["For a week now I've been asking myself:"],
  examples: [
    ['Do walnuts float?', "I've been wondering since this morning: Do walnuts float?"],
    ['Can I bring a knife to Oslo?', "It's been on my mind since yesterday: Can I bring a knife to Oslo?"],
  ],
  leaves: [
    'Is it raining now?',
    'It is 40 degrees outside. Is it safe to run?',
    'Who won?',
    'It is raining today. Do walnuts float?',
  ],
});
