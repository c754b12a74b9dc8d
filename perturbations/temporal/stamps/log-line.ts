import { isShortMessage } from './sent.js';
import { sentRule } from './sent-rule.js';

export const logLine = sentRule({
  about: 'Writes a message as a line of an exported chat, with date and hour',
  times: {
    weekday: [],
    date: [
      '27/04/2024, 14:14 -',
      '18/09/2024, 11:41 -',
      '26/05/2023, 17:32 -',
      '19/09/2023, 12:08 -',
      '15/05/2024, 13:26 -',
    ],
    hour: [],
    day: [],
  },
  fits: ['chat'],
  only: isShortMessage,
  examples: [['ok whatever', '27/04/2024, 14:14 - ok whatever']],
  leaves: ['', '[Monday] Hi', 'First warm day of the year', 'The patient shall fast. He is to drink no milk.'],
});
