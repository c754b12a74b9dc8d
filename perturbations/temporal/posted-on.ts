import { sentRule } from './sent-rule.js';

/** What sites post is somebody's own: no methods, no manual, no letter. */
const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)\b/u;

export const postedOn = sentRule({
  about: 'Puts the day of posting in front of a longer text, as sites do',
  times: {
    weekday: ['[Posted on Tuesday]'],
    date: ['[Posted 12 March]', '[Posted on 4 November]'],
    hour: [],
    day: ['[Posted on Tuesday]', '[Posted 12 March]', '[Posted three weeks ago]'],
  },
  fits: ['post'],
  only: ({ text }) => OWN.test(text) && !/\b(?:you|your|yours)\b/iu.test(text),
  examples: [
    [
      'I bought it for the two pockets. The zip sticks, the strap is too short, and nobody at the shop cares.',
      '[Posted on Tuesday] I bought it for the two pockets. The zip sticks, the strap is too short, and nobody at the shop cares.',
    ],
  ],
  leaves: [
    'The form was sent to 300 farms in two valleys. Of these, 120 replied, and the answers were coded by hand.',
    'My son has read two books since he joined your class. We are so glad that he likes to read at last.',
    'ok whatever',
    'The patient shall fast. He shall not drink.',
    '',
  ],
});
