import { sentRule } from './sent-rule.js';

export const writtenOn = sentRule({
  about: 'Puts the day of a report on somebody’s work in front of it',
  times: {
    weekday: ['[Written on Tuesday]', '[Written on Thursday]'],
    date: ['[Report of 27 April]', '[Written on 18 September]'],
    hour: ['[Written at 10:15]'],
    day: ['[Report of 27 April]', '[Written on Thursday]'],
  },
  fits: ['appraisal'],
  examples: [
    [
      'Otto has found his feet in this class. His homework is neat, and he helps the younger ones to read.',
      '[Written on Tuesday] Otto has found his feet in this class. His homework is neat, and he helps the younger ones to read.',
    ],
  ],
  leaves: ['', 'The soup was cold', 'Good night'],
});
