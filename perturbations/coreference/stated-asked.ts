import type { StatedTopic } from './stated/topic.js';
import { statedBefore } from './stated-before.js';

export const statedAsked = statedBefore({
  about: 'Names what a statement is about as a question, and answers with a pronoun',
  openings: ['{}?'],
  fits: ['subject', 'object', 'activity', 'place', 'owner', 'embedded'],
  suits: isAskable,
  talkative: true,
  examples: [
    ['My new shoes are superb! 👟', "My new shoes? They're superb! 👟"],
    ['I love this lamp', 'This lamp? I love it'],
    ['I hate waiting for buses 😤', 'Waiting for buses? I hate it 😤'],
    ["This phone's battery lasts for days", 'This phone? Its battery lasts for days'],
    ['Sailing with Ada was a dream', 'Sailing with Ada? It was a dream'],
    ['Hassan and Joy are getting married!', "Hassan and Joy? They're getting married!"],
    ['The beds at this hotel were hard', 'This hotel? The beds there were hard'],
    ['I have no idea how this oven works', 'This oven? I have no idea how it works'],
    ["I don't want this trip to end", "This trip? I don't want it to end"],
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

/** Somebody is not brought up so at the start of a longer text. */
function isAskable({ said, mention }: StatedTopic): boolean {
  return !(
    said.sentence.index === 0 &&
    said.sentence.end < said.textEnd &&
    /^(?:my|our) (?:mother|father|mum|mom|dad|son|daughter|wife|husband|sister|brother|clients?)$/u.test(mention)
  );
}
