import type { Rule } from '../../src/plugin.js';
import { eachInFront } from './in-front.js';
import { fittingTimes, NOT_WRITTEN, type TimeOfWriting } from './writing-time.js';

const TIMES: readonly TimeOfWriting[] = [
  { text: 'Posting this at 9 pm:', says: 'part' },
  { text: 'Writing this on a Sunday evening:', says: 'both' },
  { text: 'Typing this over breakfast:', says: 'part' },
  { text: 'Wednesday, 7:45 am:', says: 'both' },
  { text: 'Writing this at half past three:', says: 'part' },
  { text: 'Posting this on a Saturday:', says: 'weekday' },
];

export const postedAt: Rule = {
  about: 'Says at what time the text is written',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm trying a new recipe 🍲", "Posting this at 9 pm: I'm trying a new recipe 🍲"],
    ['My flight got cancelled', 'Wednesday, 7:45 am: my flight got cancelled'],
  ],
  leaves: NOT_WRITTEN,
  *propose(doc) {
    yield* eachInFront(doc, fittingTimes(doc, TIMES));
  },
};
