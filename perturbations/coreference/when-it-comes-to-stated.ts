import { statedBefore } from './stated-before.js';

export const statedWhenItComesTo = statedBefore({
  about: 'Names what a statement is about after “when it comes to”',
  openings: ['When it comes to {},'],
  fits: ['activity'],
  alone: true,
  suits: ({ named, describes, rest }) => named === 'definite' && describes && rest.length > 0,
  examples: [['I hate waiting for trains', 'When it comes to waiting for trains, I hate it']],
  leaves: ['I was late', 'It was fine', 'The problem is the noise'],
});
