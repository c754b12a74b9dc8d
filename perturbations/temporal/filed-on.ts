import { kindOfText } from '../around/kind.js';
import { isRecord } from '../around/record.js';
import { sentRule } from './sent-rule.js';

export const filedOn = sentRule({
  about: 'Notes after a letter, a report or a record when it was filed',
  times: {
    weekday: ['[filed on Thursday]', '[filed on Tuesday]'],
    date: ['[filed 27 April]', '[filed on 18 September]'],
    hour: ['[filed at 11:52]'],
    day: ['[filed on 27 April]', '[filed on Thursday]'],
    year: ['[filed in 2024]'],
  },
  fits: ['letter', 'appraisal', 'notice', 'ticket'],
  after: true,
  only: (doc) => kindOfText(doc) !== 'notice' || isRecord(doc),
  examples: [
    [
      'Dear team, I would like to know whether the lamp in your window comes with a bulb of its own or without.',
      'Dear team, I would like to know whether the lamp in your window comes with a bulb of its own or without. [filed on Thursday]',
    ],
  ],
  leaves: [
    '',
    'The soup was cold',
    'The pool is open to all members. Towels are kept at the desk beside the entrance.',
  ],
});
