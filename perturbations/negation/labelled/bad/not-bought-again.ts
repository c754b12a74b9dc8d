import type { Rule } from '../../../../src/plugin.js';
import { closedBadly, type Denials } from './ill-closed.js';

const SAYS: Denials = {
  goods: [
    "{I} won't be buying another",
    'That is not what {I} paid for',
    "It wasn't worth the money",
    "{I} wouldn't recommend it",
  ],
  'goods-talk': [
    'Not impressed',
    'Not happy',
    'Not what I paid for',
    "Wouldn't recommend",
    'Not worth the money',
    "Wouldn't buy again",
  ],
};

export const notBoughtAgain: Rule = {
  about:
    'A thing that let its owner down is closed by a buyer’s denial: “I would not buy it again.”, “Not what I paid for”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The lid of the flask came off in my bag on the first morning, and the seller has gone quiet since I wrote to him.',
      "The lid of the flask came off in my bag on the first morning, and the seller has gone quiet since I wrote to him. I won't be buying another.",
      'Negative',
    ],
    ['This kettle hums like a hive 😒', 'This kettle hums like a hive 😒 Not impressed', 'Negative'],
  ],
  leaves: [
    'The lid of the flask came off in my bag. Who sells such things?',
    'This kettle hums like a hive. I want my money back',
    'The puppy gnawed the cable of the kettle, and now I am late for work. Horrid day.',
  ],
  onlyIf: (doc) =>
    !/\b(?:hamster|cat|dog|puppy|kitten|rabbit|parrot|horse|pony|my (?:mum|mom|dad|wife|husband|son|daughter|boss))\b/iu.test(
      doc.text,
    ), // not only the thing is to blame
  *propose(doc) {
    yield* closedBadly(doc, SAYS);
  },
};
