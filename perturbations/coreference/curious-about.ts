import { namedBefore } from './named-before.js';

export const curiousAbout = namedBefore({
  about: 'Says that the speaker wonders about the topic',
  openings: ["I'm curious about {}:", "I've been wondering about {}:", "I'm wondering about {}."],
  fits: ['person', 'named', 'definite', 'plural', 'kind', 'mass', 'activity'],
  examples: [
    ['Is the lake frozen?', "I'm curious about the lake: is it frozen?"],
    ['Do most ducks fly?', "I've been wondering about ducks: do most of them fly?"],
  ],
  leaves: [
    'Is it raining?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
    'Could the entire population of Nauru fit in a stadium?',
  ],
});
