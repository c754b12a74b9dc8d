import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { fittingTimes, NOT_WRITTEN, type TimeOfWriting } from './writing-time.js';

const TIMES: readonly TimeOfWriting[] = [
  { text: 'Posting this at 9 pm:', says: 'part' },
  { text: 'Writing this on a Sunday evening:', says: 'both' },
  { text: 'Wednesday, 7:45 am:', says: 'both' },
  { text: 'Writing this at half past three:', says: 'part' },
  { text: 'Posting this on a Saturday:', says: 'weekday' },
];

export const postedAt: Rule = {
  about: 'Says at what time the text is written',
  expects: { sentiment: 'same' },
  examples: [
    ["I can't find my keys 🍲", "Posting this at 9 pm: I can't find my keys 🍲"],
    ['It was the dullest film', 'Wednesday, 7:45 am: It was the dullest film'],
  ],
  leaves: NOT_WRITTEN,
  *propose(doc) {
    yield* eachInFront(doc, fittingTimes(doc, TIMES));
  },
};
