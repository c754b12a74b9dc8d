import { namedBefore } from './named-before.js';

export const considering = namedBefore({
  about: 'Names the topic after “considering”',
  openings: ['Considering {},'],
  fits: ['person', 'named', 'definite', 'plural'],
  subjectOnly: true,
  examples: [
    ['Did Marie Curie live in Oslo?', 'Considering Marie Curie, did she live in Oslo?'],
    ['Do oysters sleep?', 'Considering oysters, do they sleep?'],
  ],
  leaves: [
    'Is it raining?',
    'Would a Dane be paid by the Louvre?',
    'Do you swim?',
    'Who won?',
    'Did somebody call?',
    'It is late',
    'Is Kim older than Robin?',
  ],
});
