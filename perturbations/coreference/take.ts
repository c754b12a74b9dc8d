import { namedBefore } from './named-before.js';

export const take = namedBefore({
  about: 'Takes the topic as an example',
  openings: ['Take {}:'],
  fits: ['plural', 'one'],
  suits: ({ mention }) => !/^the\b|\p{Lu}/u.test(mention),
  examples: [
    ['Could a camel swim?', 'Take a camel: could it swim?'],
    ['Do owls hunt at noon?', 'Take owls: do they hunt at noon?'],
  ],
  leaves: [
    'Is it raining?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
    'Did Marie Curie live in Oslo?',
    'Could an average two year old lift a piano?',
  ],
});
