import { namedBefore } from './named-before.js';

export const letsTalkAbout = namedBefore({
  about: 'Proposes the topic',
  openings: ["Let's talk about {}.", "Let's turn to {}:"],
  fits: ['person', 'named', 'place', 'definite', 'plural', 'kind', 'mass', 'activity'],
  examples: [
    ['Did Marie Curie live in Oslo?', "Let's talk about Marie Curie. Did she live in Oslo?"],
    ['Is the lake frozen?', "Let's turn to the lake: is it frozen?"],
  ],
  leaves: [
    'Is it raining?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
  ],
});
