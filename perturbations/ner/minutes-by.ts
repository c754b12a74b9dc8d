import type { Rule } from '../../src/plugin.js';
import { minutesEdit, noticeEdit } from '../person/minutes.js';
import { fullNames } from './full-names.js';

export const minutesBy: Rule = {
  about:
    'The heading of minutes or of a notice says which named person wrote them: “Minutes taken by Priya Okafor, item 5: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Minutes, item 5: the roof was discussed at length.',
      'Minutes taken by Sofia Larsen, item 5: the roof was discussed at length.',
    ],
    [
      'Notice to rowers: the pier will be closed on Friday while the planks are replaced.',
      'Notice to rowers, written by Sofia Larsen: the pier will be closed on Friday while the planks are replaced.',
    ],
  ],
  words: () => ['minutes', 'notice', 'announcement'],
  leaves: ['The minutes were long.', 'Minutes later, the roof fell in.', 'Minutes: the roof was discussed.'],
  *propose(doc) {
    for (const { words, because } of fullNames(doc)) {
      const edit = minutesEdit(doc, words) ?? noticeEdit(doc, `written by ${words}`);
      if (!edit) return;
      yield { edits: [edit], because };
    }
  },
};
