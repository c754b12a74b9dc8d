import type { Doc, GroupCandidate, Rule } from '../../src/plugin.js';
import { minutesEdit } from '../person/minutes.js';
import { byAttribute } from './group-adjective.js';
import { describedPeople } from './people.js';

export const minutesBy: Rule = {
  about:
    'The heading of minutes says of what nationality whoever took them is: “Minutes taken by a Kenyan secretary, item 5: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Minutes, item 5: the roof was discussed at length.',
      'Minutes taken by a Kenyan secretary, item 5: the roof was discussed at length.',
    ],
    [
      'Minutes of 9 May: the mower was mended, and the meeting closed at ten.',
      'Minutes of 9 May, taken by a Kenyan secretary: the mower was mended, and the meeting closed at ten.',
    ],
    [
      'Item 4: The mower was mended in May. Members asked what it had cost.',
      'From minutes taken by a Kenyan secretary. Item 4: The mower was mended in May. Members asked what it had cost.',
    ],
  ],
  words: () => ['minutes', 'item'],
  leaves: ['The minutes were long.', 'Minutes later, the roof fell in.', 'Minutes: the roof was discussed.'],
  propose: taken,
  sets: (doc) => byAttribute(taken(doc)),
};

function* taken(doc: Doc): Generator<GroupCandidate> {
  const trade = doc.text.includes('secretary') ? 'clerk' : 'secretary';
  for (const { attribute, name, words } of describedPeople(doc)) {
    const edit = minutesEdit(doc, words.replace(/ (?:wo)?man$/u, ` ${trade}`));
    if (!edit) return;
    const group = `${attribute}: ${name}`;
    if (attribute === 'nationality') yield { edits: [edit], because: group, group };
  }
}
