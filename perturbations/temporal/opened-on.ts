import { sentRule } from './sent-rule.js';

export const openedOn = sentRule({
  about: 'Says when a support ticket was opened',
  times: {
    weekday: ['[Opened on Tuesday at 10:15]', '[Opened Thursday, 11:52]'],
    date: ['[Opened on 27 April at 10:15]', '[Opened 18 September, 11:52]'],
    hour: ['[Opened at 10:15]', '[Opened at 11:52]'],
    day: ['[Opened on 27 April]', '[Opened on 18 September]'],
    year: ['[Opened in 2024]'],
  },
  fits: ['ticket'],
  examples: [
    [
      'Ticket 31: the scanner in the hall feeds two sheets at a time. It is a model of the first series.',
      '[Opened on Tuesday at 10:15] Ticket 31: the scanner in the hall feeds two sheets at a time. It is a model of the first series.',
    ],
  ],
  leaves: ['', 'The soup was cold', 'Good night'],
});
