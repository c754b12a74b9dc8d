import { sentRule } from './sent-rule.js';

export const postedOn = sentRule({
  about: 'Puts the day of posting in front of a longer text, as sites do',
  times: {
    weekday: ['[Posted on Tuesday]'],
    date: ['[Posted 12 March]', '[Posted on 4 November]'],
    hour: [],
    day: ['[Posted on Tuesday]', '[Posted 12 March]', '[Posted three weeks ago]'],
  },
  fits: ['post'],
  examples: [
    [
      'It has two pockets and a strap. The zip sticks, the strap is too short, and nobody at the shop cares.',
      '[Posted on Tuesday] It has two pockets and a strap. The zip sticks, the strap is too short, and nobody at the shop cares.',
    ],
  ],
  leaves: ['ok whatever', 'The patient shall fast. He shall not drink.', ''],
});
