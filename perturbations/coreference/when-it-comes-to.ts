import { namedBefore } from './named-before.js';

export const whenItComesTo = namedBefore({
  about: 'Names the topic after “when it comes to”',
  openings: ['When it comes to {},', 'In the case of {},'],
  fits: ['named', 'definite', 'plural', 'mass'],
  examples: [
    ['Do oysters sleep?', 'When it comes to oysters, do they sleep?'],
    ['Is the lake frozen?', 'In the case of the lake, is it frozen?'],
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
