import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isTalk, opensAsTalk } from './chat.js';

const OPENINGS = [
  'So,',
  'Well,',
  'Okay, so',
  'Just saying,',
  'By the way,',
  'You know,',
  'Anyway,',
  'I mean,',
  "For what it's worth,",
  'Just so you know,',
  'As I said,',
  'Like I said,',
  'As it happens,',
];

export const discourseOpening: Rule = {
  about: 'Opens with a discourse marker that says nothing: “So, …”, “By the way, …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The lamp is broken', 'So, the lamp is broken'],
    ['We loved the pancakes 🥞', "For what it's worth, we loved the pancakes 🥞"],
  ],
  leaves: [
    'Well, the lamp is broken',
    'Is the lamp broken?',
    'THE LAMP IS BROKEN',
    'The tenant shall pay the rent',
    'Call me',
    'Best lamp ever',
  ],
  *propose(doc) {
    if (isTalk(doc) && !opensAsTalk(doc) && doc.clauses.length > 0 && doc.clauses[0]?.start === doc.tokens[0]?.start)
      yield* eachInFront(doc, OPENINGS);
  },
};
