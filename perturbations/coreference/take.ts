import { namedBefore } from './named-before.js';

export const take = namedBefore({
  about: 'Takes the topic as an example',
  openings: ['Take {}:', 'Take {}, for example:', 'Take {}, for instance:'],
  fits: ['person', 'named', 'plural', 'one'],
  examples: [
    ['Could a camel swim?', 'Take a camel: could it swim?'],
    ['Did Marie Curie live in Oslo?', 'Take Marie Curie: did she live in Oslo?'],
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
