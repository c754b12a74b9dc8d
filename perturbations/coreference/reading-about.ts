import { namedBefore } from './named-before.js';

export const readingAbout = namedBefore({
  about: 'Says that the speaker reads about the topic',
  openings: ["I'm reading about {}.", "I've been reading up on {}.", 'I just read something about {}.'],
  fits: ['person', 'named', 'definite', 'plural', 'mass'],
  suits: ({ mention }) => !/^\p{L}+ing (?:the|an?|my|your)\b/u.test(mention), // nobody writes about one deed
  examples: [
    ['Did Marie Curie live in Oslo?', "I'm reading about Marie Curie. Did she live in Oslo?"],
    ['Do oysters sleep?', "I've been reading up on oysters. Do they sleep?"],
  ],
  leaves: [
    'Is it raining?',
    'Will changing the bulb fix the lamp?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
  ],
});
