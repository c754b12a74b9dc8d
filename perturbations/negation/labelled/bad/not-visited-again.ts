import type { Rule } from '../../../../src/plugin.js';
import { closedBadly, type Denials } from './ill-closed.js';

const SAYS: Denials = {
  meal: [
    "{I} won't be going back",
    "{I} wouldn't recommend it",
    "It wasn't worth the money",
    '{I} {am} in no hurry to return',
    'Not worth the money',
  ],
  stay: [
    "{I} won't be going back",
    "{I} wouldn't recommend it",
    'It was not what {I} had paid for',
    '{I} {am} in no hurry to return',
    'Not worth the money',
  ],
  outing: ["{I} wouldn't recommend it", 'It was not what {I} had signed up for', "It wasn't worth the money"],
  'place-talk': ['Not great', 'Not impressed', "Wouldn't go back", 'Not good', 'Not what I was hoping for'],
  'food-talk': ['Not great', 'Not impressed', 'Not good', 'Not nice', "Wouldn't have it again"],
};

export const notVisitedAgain: Rule = {
  about: 'A bad meal, stay or outing is closed by a guest’s denial: “We won’t be going back.”, “Not worth the money”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Our waiter vanished after the olives, and the trout that we were brought in the end had been fried for somebody else.',
      "Our waiter vanished after the olives, and the trout that we were brought in the end had been fried for somebody else. We won't be going back.",
      'Negative',
    ],
    ['The pub garden was one big puddle 😑', 'The pub garden was one big puddle 😑 Not great', 'Negative'],
  ],
  leaves: [
    'Our waiter vanished after the olives. We would never send anybody there, and we will not be back ourselves.',
    'The pub garden was one big puddle, thanks',
    'Our room smelled of paint, and the drill started at five. We left before breakfast, never to return. Never again.',
  ],
  *propose(doc) {
    yield* closedBadly(doc, SAYS);
  },
};
