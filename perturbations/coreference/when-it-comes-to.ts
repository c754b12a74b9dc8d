import { namedBefore } from './named-before.js';

export const whenItComesTo = namedBefore({
  about: 'Names the topic after “when it comes to”',
  openings: ['When it comes to {},'],
  fits: ['plural', 'kind', 'mass'],
  suits: ({ mention }) => /^(?!the )\p{Ll}/u.test(mention),
  examples: [
    ['Do oysters sleep?', 'When it comes to oysters, do they sleep?'],
    ['Is chess hard to learn?', 'When it comes to chess, is it hard to learn?'],
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
