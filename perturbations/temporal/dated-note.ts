import { sentRule } from './sent-rule.js';

export const datedNote = sentRule({
  about: 'Dates a note for the file',
  times: {
    weekday: ['[Tuesday, 10:15]', '[Thursday, 11:52]', '[Monday, 16:40]'],
    date: ['[12 March, 10:15]', '[4 November, 09:20]'],
    hour: ['[10:15]', '[11:52]'],
  },
  fits: ['report'],
  examples: [
    [
      'Patient resting, with no complaints of nausea.',
      '[Tuesday, 10:15] Patient resting, with no complaints of nausea.',
    ],
  ],
  leaves: ['ok whatever', 'The traffic is bad', '', 'Neither party may resell the goods.'],
});
