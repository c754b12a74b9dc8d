import type { Rule } from '../../../../src/plugin.js';
import { closedBadly, type Denials } from './ill-closed.js';

const SAYS: Denials = {
  mishap: ['Not my day', 'Not what {I} needed', 'Not ideal', 'Just not my day'],
  failure: ['Not what I was hoping for', 'Not the result I wanted'],
  hopes: ['Not what I was hoping for', "Not what I'd hoped for"],
  instructions: ['Not helpful', 'Not helpful at all', 'Not impressed'],
  diary: ['It was not a good day'],
  fault: ['Not great', 'Not impressed', 'Not ideal'],
};

export const notOnesDay: Rule = {
  about: 'A mishap is closed by a groan that denies: “Not my day”, “Not what I was hoping for”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'I spilled the whole pot of paint over my boots 😩',
      'I spilled the whole pot of paint over my boots 😩 Not my day',
      'Negative',
    ],
  ],
  leaves: ['I spilled the whole pot of paint over my boots, exactly what I needed'],
  *propose(doc) {
    yield* closedBadly(doc, SAYS);
  },
};
