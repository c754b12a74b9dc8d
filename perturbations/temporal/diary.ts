import type { Rule } from '../../src/plugin.js';
import { eachInFront } from './in-front.js';
import { fittingTimes, NOT_WRITTEN, type TimeOfWriting } from './writing-time.js';

const TIMES: readonly TimeOfWriting[] = [
  { text: 'Thursday, 12 March:', says: 'weekday' },
  { text: 'Diary, 3 May:', says: 'today' },
  { text: 'Sunday, 8 October:', says: 'weekday' },
  { text: 'Note to self, 21 November:', says: 'today' },
  { text: 'My Tuesday in one line:', says: 'weekday' },
];

export const diary: Rule = {
  about: 'Dates the text like an entry in a diary',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm trying a new recipe 🍲", "Diary, 3 May: I'm trying a new recipe 🍲"],
    ['My flight got cancelled', 'Thursday, 12 March: my flight got cancelled'],
  ],
  leaves: NOT_WRITTEN,
  *propose(doc) {
    yield* eachInFront(doc, fittingTimes(doc, TIMES));
  },
};
