import { isShortMessage } from './sent.js';
import { sentRule } from './sent-rule.js';

export const stamp = sentRule({
  about: 'Puts the time of a message in front of it, as a chat log does',
  times: {
    weekday: ['[Tuesday, 2:14 pm]', '[Thu 11:52 am]', '[Wednesday, 12:20 pm]'],
    date: ['[27 April, 2:14 pm]'],
    hour: ['[2:14 pm]', '[3:52 pm]'],
    day: ['[18 September]'],
  },
  fits: ['chat', 'list'],
  only: isShortMessage,
  examples: [
    ['ok whatever', '[Tuesday, 2:14 pm] ok whatever'],
    ['See you at the weekend!', '[2:14 pm] See you at the weekend!'],
  ],
  leaves: ['', '[Monday] Hi', 'The patient shall fast. He is to drink no milk.', 'Good night'],
});
