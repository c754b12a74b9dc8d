import { statedBefore } from './stated-before.js';

export const statedAsked = statedBefore({
  about: 'Names what a statement is about as a question, and answers with a pronoun',
  openings: ['{}?'],
  fits: ['subject', 'object', 'activity', 'place', 'owner'],
  talkative: true,
  examples: [
    ['My new shoes are superb! 👟', "My new shoes? They're superb! 👟"],
    ['I love this lamp', 'This lamp? I love it'],
    ['I hate waiting for buses 😤', 'Waiting for buses? I hate it 😤'],
    ["This phone's battery lasts for days", 'This phone? Its battery lasts for days'],
    ['The beds at this hotel were hard', 'This hotel? The beds there were hard'],
    ['The umpire was fair', 'The umpire? They were fair'],
    ['we had so much fun at the fair', 'the fair? we had so much fun there'],
  ],
  leaves: [
    'I was late',
    'It was fine',
    'Our vet was gentle',
    'My dog saw a cat and it ran',
    'The soup was cold, so was it?',
    'The best part is that we won',
    'Did the lamp break?',
    'The tenant shall pay the rent',
  ],
});
