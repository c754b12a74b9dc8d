import { sentRule } from './sent-rule.js';

export const logLine = sentRule({
  about: 'Writes a message as a line of an exported chat, with date and hour',
  times: {
    weekday: [],
    date: ['12/03/2024, 14:14 -', '04/11/2024, 11:41 -', '21/06/2023, 17:32 -'],
    hour: [],
    day: [],
  },
  fits: ['chat'],
  examples: [['ok whatever', '12/03/2024, 14:14 - ok whatever']],
  leaves: ['', '[Monday] Hi', 'The patient shall fast'],
});
