import { statedBefore } from './stated-before.js';

export const statedTrailing = statedBefore({
  about: 'Lets the topic of a statement trail off, and says it with a pronoun',
  openings: ['{}...'],
  fits: ['object', 'activity'],
  talkative: true,
  suits: ({ said, role }) =>
    ((said.textEnd <= said.sentence.end + 8 ||
      (role === 'object' &&
        /\b(?:been|was|were|am|are)\b|['’](?:m|re)\b/u.test(said.sentence.text) &&
        said.sentence.index === 0)) &&
      /^(?:i|we)$/u.test(said.first.lower)) ||
    /ing$/u.test(said.first.lower),
  examples: [
    ["I'm so tired of this noise 😩", "This noise... I'm so tired of it 😩"],
    ['I hate queueing in the rain', 'Queueing in the rain... I hate it'],
  ],
  leaves: ['I was late', 'It was fine', 'The court shall hear the appeal', 'I took a break'],
});
