import { deskOf } from '../../person/desk.js';
import { sentRule } from './sent-rule.js';

export const enteredOn = sentRule({
  about: 'Notes after an entry in a patient’s file when it was made',
  times: {
    weekday: ['[entered Tuesday, 10:15]', '[entered Thursday, 11:52]'],
    date: ['[entered 27 April, 10:15]', '[entered 18 September, 09:20]'],
    hour: ['[entered at 10:15]', '[entered at 11:52]'],
    day: ['[entered 27 April]', '[entered 18 September]', '[entered Thursday]'],
  },
  fits: ['clinical'],
  also: (doc) => deskOf(doc)?.genre === 'note',
  after: true,
  only: ({ text }) => !/\bpatients\b/iu.test(text), // a file is on one of them
  examples: [
    [
      'Patient resting, with no complaints of nausea.',
      'Patient resting, with no complaints of nausea. [entered Tuesday, 10:15]',
    ],
  ],
  leaves: [
    '',
    'The soup was cold',
    'Good night',
    'Both ointments eased the pain, and the patients liked the second one.',
    'She had been told that the patch was harmless. When it was biopsied, a year had passed.',
  ],
});
