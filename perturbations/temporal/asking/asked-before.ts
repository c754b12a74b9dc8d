import { questionFrame } from './question-frame.js';

export const askedBefore = questionFrame({
  about: 'Reports when somebody asked the question',
  reported: true,
  openings: [
    'Earlier today someone asked me:',
    'Last night a friend asked me:',
    'Yesterday my sister asked me:',
    'On Tuesday a colleague asked me:',
    'Two days ago my uncle asked me:',
  ],
  impersonal: ['Over breakfast this morning, my son asked me:'],
  examples: [
    ['Do walnuts float?', 'Last night a friend asked me: Do walnuts float?'],
    ['Is Oslo north of Rome?', 'Earlier today someone asked me: Is Oslo north of Rome?'],
  ],
  leaves: ['Can I swim here?', 'Is it raining now?', 'Who won?', 'Did it snow yesterday?'],
});
