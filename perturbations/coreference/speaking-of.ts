import { namedBefore } from './named-before.js';

export const speakingOf = namedBefore({
  about: 'Names the topic after “speaking of”',
  openings: ['Speaking of {},'],
  fits: ['person', 'named', 'definite', 'plural', 'kind', 'mass'],
  examples: [
    ['Did Marie Curie live in Oslo?', 'Speaking of Marie Curie, did she live in Oslo?'],
    ['Could a camel swim?', 'Speaking of camels, could they swim?'],
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
