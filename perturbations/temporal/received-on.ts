import { sentRule } from './sent-rule.js';

const LETTER =
  'Dear team, I would like to know whether the lamp in your window comes with a bulb of its own or without.';

export const receivedOn = sentRule({
  about: 'Says when a letter was received, as those who answer it note',
  times: {
    weekday: ['[Received Tuesday, 10:15 am]'],
    date: ['[Received 12 March, 10:15 am]'],
    hour: ['[Received at 10:15 am]'],
    day: ['[Received on Thursday]', '[Received on 4 November]'],
  },
  fits: ['letter'],
  examples: [[LETTER, `[Received on Thursday] ${LETTER}`]],
  leaves: ['ok whatever', 'The traffic is bad', '', 'Neither party may resell the goods.'],
});
