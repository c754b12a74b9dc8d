import { namedBefore } from './named-before.js';

export const about = namedBefore({
  about: 'Names the topic after “about”',
  openings: ['A question about {}:', 'Quick question about {}:', 'Question about {}:'],
  fits: ['person', 'named', 'definite', 'plural', 'kind', 'mass', 'activity'],
  examples: [
    ['Is the lake frozen?', 'A question about the lake: is it frozen?'],
    ['Do oysters sleep?', 'A question about oysters: do they sleep?'],
  ],
  leaves: [
    'Is it raining?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
    'Do fishes sleep?',
    'Were Olympic Games held in 1940?',
    'Can a right lung be donated?',
    'Does the tooth fairy pay in euros?',
    'Could the same tune be hummed and drummed?',
    'Can other planets have rings?',
    'Could the same bacteria that turn milk sour be used in a factory?',
    'Would too much clover be bad for a goat?',
    'Is a cough along with a sore throat a sign of flu?',
  ],
});
