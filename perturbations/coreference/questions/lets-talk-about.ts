import { namedBefore } from './named-before.js';

export const letsTalkAbout = namedBefore({
  about: 'Proposes the topic',
  openings: ["Let's talk about {}."],
  fits: ['person', 'named', 'plural', 'mass'],
  // A deed, as if one meant to do it; what the question is not mainly about.
  suits: ({ mention, edits: [auxiliary, anaphor] }) =>
    !/^\p{L}+ing (?:the|an?|my|your)\b/u.test(mention) &&
    // Whoever lived then in a place that is still there.
    !(/^people (?:in|of|from|at|on) /iu.test(mention) && /\b(?:did|was|were|had)\b/iu.test(auxiliary?.text ?? '')) &&
    !(/^(?:it|him|her|them)$/u.test(anaphor?.text ?? '') && (anaphor?.start ?? 0) > (auxiliary?.end ?? 0) + 1),
  examples: [
    ['Did Marie Curie live in Oslo?', "Let's talk about Marie Curie. Did she live in Oslo?"],
    ['Do oysters sleep?', "Let's talk about oysters. Do they sleep?"],
  ],
  leaves: [
    'Does closing the tab cancel the order?',
    'Is there a lion on the flag of Oslo?',
    'Did bakers in Rome honour goats?',
    'Is it raining?',
    'Did people in Oslo wear masks long before the first tram?',
    'Does Macbeth contain a porter?',
    'Are birds such as owls a reason to keep quiet?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
  ],
});
