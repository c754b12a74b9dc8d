import { sentRule } from './sent-rule.js';

/** Nobody opens a ticket to praise. */
const PRAISE =
  /\b(?:thank|thanks|fantastic|brilliant|wonderful|great|superb|lovely|angel|legend|grateful|love|star)\b/iu;

export const openedOn = sentRule({
  about: 'Says when a support ticket was opened',
  times: {
    weekday: ['[Opened on Tuesday at 10:15]', '[Opened Thursday, 11:52]'],
    date: ['[Opened on 27 April at 10:15]', '[Opened 18 September, 11:52]'],
    hour: ['[Opened at 10:15]', '[Opened at 11:52]'],
    day: ['[Opened on 27 April]', '[Opened on 18 September]'],
  },
  fits: ['ticket'],
  only: ({ text }) => !PRAISE.test(text) && !/\b(?:opened|raised|logged) at\b/iu.test(text),
  examples: [
    [
      'Ticket 31: the scanner in the hall feeds two sheets at a time. It is a model of the first series.',
      '[Opened on Tuesday at 10:15] Ticket 31: the scanner in the hall feeds two sheets at a time. It is a model of the first series.',
    ],
  ],
  leaves: [
    '',
    'The soup was cold',
    'Good night',
    'Your agent was fantastic and stayed on the line for an hour until the app worked again.',
  ],
});
