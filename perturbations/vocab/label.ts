import type { Rule } from '../../src/plugin.js';
import { eachInFront } from './place-in-front.js';
import { isFormal, judges, opensWithStatement, takesStance } from './register.js';

export const label: Rule = {
  about: 'A word about what the text is stands in front: “Quick update: …”, “My two cents: …”, “Just sharing: …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'My two cents: The soup was cold'],
    ["I'm baking bread again 🍞", "Quick update: I'm baking bread again 🍞"],
    ['The patient slept well.', 'Note: The patient slept well.'],
  ],
  leaves: ['Update: the soup was cold', 'Is it cold?', 'Wow!'],
  *propose(doc) {
    if (!opensWithStatement(doc)) return;
    if (isFormal(doc)) yield* eachInFront(doc, ['Note: ', 'For the file: ', 'Short note: ']);
    else if (judges(doc)) yield* eachInFront(doc, ['My two cents: ', 'Quick note: ', 'Quick thought: ', 'My take: ']);
    else if (takesStance(doc))
      yield* eachInFront(doc, ['Just sharing: ', 'Quick note: ', 'Quick thought: ', 'Just a thought: ']);
    else yield* eachInFront(doc, ['Quick update: ', 'Just sharing: ', 'Quick note: ', 'Small update: ']);
  },
};
