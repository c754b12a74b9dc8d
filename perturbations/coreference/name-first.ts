import { namedBefore } from './named-before.js';

export const nameFirst = namedBefore({
  about: 'Sets the topic in front by itself',
  openings: ['{}:'],
  fits: ['person', 'named'],
  subjectOnly: true,
  examples: [['Did Marie Curie live in Oslo?', 'Marie Curie: did she live in Oslo?']],
  leaves: [
    'Is it raining?',
    'Do I need boots in Oslo?',
    'Do you swim?',
    'Do oysters sleep?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
  ],
});
