import { isFlat } from './stated/flat.js';
import { statedBefore } from './stated-before.js';

export const statedDislocated = statedBefore({
  about: 'Sets the topic of a statement in front, as people talk, and says it with a pronoun',
  openings: ['{},'],
  fits: ['subject', 'owner'],
  talkative: true,
  alone: true,
  suits: ({ named, said, describes }) =>
    named === 'definite' &&
    describes &&
    !isFlat(said.sentence.text) &&
    !/\band\b/u.test(said.sentence.text) &&
    !said.tokens.some(({ text }) => text === ','),
  examples: [
    ['The pancakes here are amazing 🥞', "The pancakes here, they're amazing 🥞"],
    ['this lamp is gorgeous', "this lamp, it's gorgeous"],
  ],
  leaves: [
    'I was late',
    'This ladder has nine rungs',
    'It was fine',
    'The tenant shall pay the rent',
    'The soup was cold but the bread was warm',
    'The lecture was adequate',
  ],
});
