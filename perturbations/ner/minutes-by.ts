import type { Rule } from '../../src/plugin.js';
import { minutesEdit } from '../person/minutes.js';
import { fullNames } from './full-names.js';

export const minutesBy: Rule = {
  about: 'The heading of minutes says which named person took them: “Minutes taken by Priya Okafor, item 5: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Minutes, item 5: the roof was discussed at length.',
      'Minutes taken by Sofia Larsen, item 5: the roof was discussed at length.',
    ],
  ],
  words: () => ['minutes'],
  leaves: ['The minutes were long.', 'Minutes later, the roof fell in.', 'Minutes: the roof was discussed.'],
  *propose(doc) {
    for (const { words, because } of fullNames(doc)) {
      const edit = minutesEdit(doc, words);
      if (!edit) return;
      yield { edits: [edit], because };
    }
  },
};
