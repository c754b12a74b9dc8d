import { sentRule } from './sent-rule.js';

export const logLine = sentRule({
  about: 'Writes a message as a line of an exported chat, with date and hour',
  times: {
    weekday: [],
    date: ['12/03/2024, 14:14 -', '04/11/2024, 11:41 -', '21/06/2023, 17:32 -'],
    hour: ['14:14 -', '17:32 -', '16:05 -'],
    day: ['12/03/2024 -', '04/11/2024 -'],
  },
  fits: ['chat'],
  examples: [
    ['ok whatever', '12/03/2024, 14:14 - ok whatever'],
    ['See you at the weekend!', '14:14 - See you at the weekend!'],
  ],
  leaves: ['The traffic is bad', '', '[Monday] Hi', 'The patient shall fast'],
});
