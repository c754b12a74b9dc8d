import { statedBefore } from './stated-before.js';

export const statedTrailing = statedBefore({
  about: 'Lets the topic of a statement trail off, and says it with a pronoun',
  openings: ['{}...'],
  fits: ['object', 'activity'],
  talkative: true,
  suits: ({ said, role, rest }) =>
    (role === 'activity' ||
      !said.tokens.some(({ lower, start }) => start < (rest[0]?.start ?? 0) && /ing$/u.test(lower))) &&
    said.sentence.index === 0 &&
    said.textEnd <= said.sentence.end + 8 &&
    /^(?:i|we)$/u.test(said.first.lower) &&
    !said.tokens.some(({ lower, text }) => text === ',' || /^(?:thinking|just|and|but)$/u.test(lower)) &&
    /\b(?:hate|love|tired|sick|fed up|can['’]?t stand|furious|miss|regret|terrified|proud)\b/iu.test(
      said.sentence.text,
    ),
  examples: [
    ["I'm so tired of this noise 😩", "This noise... I'm so tired of it 😩"],
    ['I hate queueing in the rain', 'Queueing in the rain... I hate it'],
  ],
  leaves: ['I was late', 'It was fine', 'The court shall hear the appeal', 'I took a break'],
});
