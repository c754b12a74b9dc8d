import { namedBefore } from './named-before.js';

export const whenItComesTo = namedBefore({
  about: 'Names the topic after “when it comes to”',
  openings: ['When it comes to {},', 'On the subject of {},'],
  fits: ['named', 'place', 'definite', 'plural', 'kind', 'mass', 'activity'],
  examples: [
    ['Do oysters sleep?', 'When it comes to oysters, do they sleep?'],
    ['Is the lake frozen?', 'On the subject of the lake, is it frozen?'],
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
