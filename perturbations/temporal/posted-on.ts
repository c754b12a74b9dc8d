import { sentRule } from './sent-rule.js';

export const postedOn = sentRule({
  about: 'Puts the day of posting in front of a longer text, as sites do',
  times: {
    weekday: ['[Posted on Tuesday at 2:14 pm]', '[Posted on Thursday, 11:52 am]'],
    date: ['[Posted 12 March]', '[Posted on 4 November]', '[Posted three weeks ago]'],
    hour: ['[Posted at 2:14 pm]', '[Posted at 4:05 pm]'],
  },
  fits: ['post'],
  examples: [
    [
      'It has two pockets and a strap. The zip sticks, the strap is too short, and nobody at the shop cares.',
      '[Posted on Tuesday at 2:14 pm] It has two pockets and a strap. The zip sticks, the strap is too short, and nobody at the shop cares.',
    ],
  ],
  leaves: ['ok whatever', 'The patient shall fast. He shall not drink.', ''],
});
