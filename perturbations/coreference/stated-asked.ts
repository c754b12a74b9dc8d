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
    ['we had so much fun at the fair', 'the fair? we had so much fun there'],
  ],
  leaves: [
    'I was late',
    'The umpire was fair',
    'The inn has nine rooms in a row. Breakfast starts at eight.',
    'It was fine',
    'Our vet was gentle',
    'My dog saw a cat and it ran',
    'The soup was cold, so was it?',
    'The best part is that we won',
    'Did the lamp break?',
    'The tenant shall pay the rent',
  ],
});

/** In a longer text only of what the writer felt or went through: a notice is not said so, nor somebody brought up. */
function isAskable({ said, mention, role, named, describes, opening }: StatedTopic): boolean {
  if (said.textEnd <= said.sentence.end + 8 && said.sentence.index === 0) return true;
  if (role === 'activity' || named === 'bare' || (said.sentence.index === 0 && role === 'object')) return false;
  if (role === 'object' && said.tokens.some(({ lower }) => lower === 'and' || lower === 'just')) return false;
  const lived =
    describes ||
    said.tokens.some(
      ({ lower, start }) => (role !== 'subject' || start >= opening.end) && /^(?:i|me|my|we|us|our)$/u.test(lower),
    );
  return (
    lived &&
    !/^(?:my|our) (?:mother|father|mum|mom|dad|son|daughter|wife|husband|sister|brother|clients?)$/u.test(mention)
  );
}
