import { isShortMessage } from './sent.js';
import { sentRule } from './sent-rule.js';

export const sentAt = sentRule({
  about: 'Notes after a message when it was sent',
  times: {
    weekday: ['[sent Tuesday, 2:14 pm]', '[sent Thursday, 11:52 am]'],
    date: ['[sent 27 April, 2:14 pm]', '[sent 18 September, 11:41 am]'],
    hour: ['[sent 2:14 pm]', '[sent 4:05 pm]'],
    day: [],
  },
  fits: ['chat'],
  after: true,
  only: isShortMessage,
  examples: [
    ['ok whatever 🤷', 'ok whatever 🤷 [sent Tuesday, 2:14 pm]'],
    ['See you at the weekend!', 'See you at the weekend! [sent 2:14 pm]'],
  ],
  leaves: [
    '',
    'At least ninety sheds were flattened when the dam gave way overnight, and dozens of farms are still without a road.',
    'The patient shall fast. He is to drink no milk.',
    'I slept until noon in July',
  ],
});
