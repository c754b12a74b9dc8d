import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { fittingTimes, NOT_WRITTEN, type TimeOfWriting } from './writing-time.js';

const TIMES: readonly TimeOfWriting[] = [
  { text: 'Monday morning update:', says: 'both' },
  { text: 'Friday evening update:', says: 'both' },
  { text: 'Afternoon update:', says: 'part' },
  { text: 'Late-night update:', says: 'part' },
  { text: 'Tuesday update:', says: 'weekday' },
  { text: 'Thursday update:', says: 'weekday' },
];

export const update: Rule = {
  about: 'Makes the text an update with a day or time',
  expects: { sentiment: 'same' },
  examples: [
    ["I can't find my keys 🍲", "Monday morning update: I can't find my keys 🍲"],
    ['It was the dullest film', 'Thursday update: it was the dullest film'],
  ],
  leaves: NOT_WRITTEN,
  *propose(doc) {
    yield* eachInFront(doc, fittingTimes(doc, TIMES));
  },
};
