import { sentRule } from './sent-rule.js';

export const datedNote = sentRule({
  about: 'Dates a report, a letter or a note for the file',
  times: {
    weekday: ['[Tuesday, 10:15]', '[Received Thursday, 11:52]'],
    date: ['[12 March]', '[Received on 4 November]', '[12 March, 10:15]'],
    hour: ['[10:15]', '[Received at 11:52]'],
  },
  fits: 'official',
  examples: [
    [
      'I would like to know whether the lamp that I ordered from your Oslo branch comes with a bulb of its own.',
      '[Tuesday, 10:15] I would like to know whether the lamp that I ordered from your Oslo branch comes with a bulb of its own.',
    ],
  ],
  leaves: ['ok whatever', 'The traffic is bad', ''],
});
