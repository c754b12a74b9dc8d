import { namedBefore } from './named-before.js';

export const readingAbout = namedBefore({
  about: 'Says that the speaker reads about the topic',
  openings: ["I'm reading about {}.", "I've been reading up on {}.", 'I just read something about {}.'],
  fits: ['person', 'named', 'definite', 'plural', 'mass'],
  // Nobody writes about one deed; who is known by a deed alone is read about by name.
  suits: ({ mention }) => !/^\p{L}+ing (?:the|an?|my|your)\b|^the .* (?:who|that|which) /u.test(mention),
  examples: [
    ['Did Marie Curie live in Oslo?', "I'm reading about Marie Curie. Did she live in Oslo?"],
    ['Do oysters sleep?', "I've been reading up on oysters. Do they sleep?"],
  ],
  leaves: [
    'Is it raining?',
    'Will changing the bulb fix the lamp?',
    'Did the town that hosted the fair burn down?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
  ],
});
