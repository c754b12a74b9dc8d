import { statedBefore } from './stated-before.js';

export const statedAbout = statedBefore({
  about: 'Names what a statement is about as the matter at hand',
  openings: ['About {}:', 'You asked about {}:'],
  fits: ['subject', 'object'],
  first: true,
  examples: [
    ['The lamp flickers. It cost a fortune.', 'You asked about the lamp: it flickers. It cost a fortune.'],
    ['I need my boots before Friday', 'About my boots: I need them before Friday'],
  ],
  leaves: ['I was late', 'It was fine', 'The staff was a joke and they knew it', 'I was late. The lamp flickered.'],
});
