import { statedBefore } from './stated-before.js';

export const statedAbout = statedBefore({
  about: 'Names what a statement is about as the matter at hand',
  openings: ['About {}:', 'You asked about {}:'],
  fits: ['subject', 'object'],
  talkative: true,
  alone: true,
  suits: ({ named, mention }) => named !== 'bare' && !mention.startsWith('your'),
  examples: [
    ['The lamp flickers all day', 'You asked about the lamp: it flickers all day'],
    ['I need my boots before Friday', 'About my boots: I need them before Friday'],
  ],
  leaves: [
    'I was late',
    'It was fine',
    'I was late. The lamp flickered.',
    'The chairs are hard and the desk wobbles',
    'The tenant shall pay the rent',
  ],
});
