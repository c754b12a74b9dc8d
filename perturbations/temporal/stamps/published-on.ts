import { isPublished } from './published.js';
import { sentRule } from './sent-rule.js';

export const publishedOn = sentRule({
  about: 'Says when a notice or a description was published',
  times: {
    weekday: ['[Published on Tuesday]'],
    date: ['[Published 27 April]', '[Published on 18 September]'],
    hour: ['[Published at 10:15]'],
    day: ['[Published on Thursday]', '[Published 27 April]'],
  },
  fits: ['notice'],
  only: isPublished,
  examples: [
    [
      'The pool is open to all members. Towels are kept at the desk beside the entrance.',
      '[Published on Tuesday] The pool is open to all members. Towels are kept at the desk beside the entrance.',
    ],
  ],
  leaves: [
    'Caller wanted to know how to reset the lamp. Sent the link and closed the ticket.',
    '',
    'The soup was cold',
    'The witness states that she locked the gate. She did not see the lamp.',
  ],
});
