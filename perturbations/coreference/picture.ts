import { namedBefore } from './named-before.js';

export const picture = namedBefore({
  about: 'Asks to picture the topic',
  openings: ['Picture {}.', 'Imagine {}:', 'Picture {}:'],
  fits: ['one'],
  examples: [
    ['Could a camel swim?', 'Picture a camel. Could it swim?'],
    ['Would a tourist need a visa?', 'Imagine a tourist: would they need a visa?'],
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
