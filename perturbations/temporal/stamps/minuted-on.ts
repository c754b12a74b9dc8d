import { deskOf } from '../../person/desk.js';
import { isItem, minutesHead } from '../../person/minutes.js';
import { sentRule } from './sent-rule.js';

export const minutedOn = sentRule({
  about: 'Notes after the minutes of a meeting when they were typed up or approved',
  times: {
    weekday: ['[Minutes typed up on Thursday]', '[Minutes circulated on Tuesday]'],
    date: ['[Minutes typed up on 27 April]', '[Minutes circulated on 18 September]'],
    hour: [],
    day: ['[Minutes circulated on Tuesday]', '[Minutes circulated on 18 September]', '[Minutes typed up on 27 April]'],
  },
  fits: ['notice', 'story'],
  after: true,
  only: (doc) => deskOf(doc)?.genre === 'minutes' || minutesHead(doc) !== undefined || isItem(doc),
  examples: [
    [
      'The chair opened the meeting with six members present. No motion was put to the vote.',
      'The chair opened the meeting with six members present. No motion was put to the vote. [Minutes circulated on Tuesday]',
    ],
  ],
  leaves: [
    '',
    'The soup was cold',
    'The council voted to close the pool. Work is to begin in May, and it will cost two million.',
  ],
});
