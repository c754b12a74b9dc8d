import type { Rule } from '../../src/plugin.js';
import { saidAfter } from './at-end.js';
import { fittingTimes, NOT_WRITTEN, type TimeOfWriting } from './writing-time.js';

const TIMES: readonly TimeOfWriting[] = [
  { text: 'Anyway, time for bed, it is almost midnight', says: 'part' },
  { text: 'Anyway, have to run, my bus leaves at 8:15', says: 'part' },
  { text: 'More on Monday', says: 'weekday' },
  { text: "That's all for today", says: 'today' },
  { text: "I'll write more this weekend", says: 'weekday' },
];

export const postedAfter: Rule = {
  about: 'Says after the text when it is written, or when there will be more',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm trying a new recipe 🍲", "I'm trying a new recipe 🍲 That's all for today"],
    ['My flight got cancelled.', 'My flight got cancelled. More on Monday.'],
  ],
  leaves: NOT_WRITTEN,
  *propose(doc) {
    for (const sentence of fittingTimes(doc, TIMES)) {
      const candidate = saidAfter(doc, sentence);
      if (candidate) yield candidate;
    }
  },
};
