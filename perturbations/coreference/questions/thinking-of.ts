import { namedBefore } from './named-before.js';

export const thinkingOf = namedBefore({
  about: 'Says that the speaker thinks of the topic',
  openings: ['I was thinking about {}:', "I've been thinking about {}."],
  fits: ['person', 'named', 'plural', 'mass'],
  suits: ({ mention }) => !/^\p{L}+ing (?:the|an?|my|your)\b/u.test(mention), // as if one meant to do it
  examples: [
    ['Did Marie Curie live in Oslo?', 'I was thinking about Marie Curie: did she live in Oslo?'],
    ['Do oysters sleep?', "I've been thinking about oysters. Do they sleep?"],
  ],
  leaves: [
    'Does closing the tab cancel the order?',
    'Is it raining?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
  ],
});
