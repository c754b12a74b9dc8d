import type { StatedTopic } from './stated/topic.js';
import { statedBefore } from './stated-before.js';

export const statedTrailing = statedBefore({
  about: 'Lets the topic of a statement trail off, and says it with a pronoun',
  openings: ['{}...'],
  fits: ['object', 'activity'],
  talkative: true,
  suits: ({ said, mention, role, rest }) =>
    closesIt(said, rest) &&
    (role === 'activity' || !/ing\b/u.test(mention)) &&
    said.sentence.index === 0 &&
    said.textEnd <= said.sentence.end + 8 &&
    /^(?:i|we)$/u.test(said.first.lower) &&
    !said.tokens.some(({ lower, text }) => text === ',' || /^(?:thinking|just|and|but|that|because)$/u.test(lower)) &&
    /\b(?:hate|love|tired|sick|fed up|can['’]?t stand|furious|miss|regret|terrified|proud)\b/iu.test(
      said.sentence.text,
    ),
  examples: [
    ["I'm so tired of this noise 😩", "This noise... I'm so tired of it 😩"],
    ['I hate queueing in the rain', 'Queueing in the rain... I hate it'],
  ],
  leaves: [
    'I hate that they towed my car without telling me',
    "I'm sick of my uncle snoring all night",
    "I'm tired of this noise at night",
    'I was late',
    'It was fine',
    'The court shall hear the appeal',
    'I took a break',
  ],
});

/** What trails off is what the feeling is of, and with it the statement ends. */
function closesIt({ tokens, last }: StatedTopic['said'], [edit]: StatedTopic['rest']): boolean {
  const before = tokens.findLast(({ end }) => edit !== undefined && end <= edit.start);
  return (
    edit !== undefined &&
    last.end <= edit.end &&
    /^(?:of|with|about|at|hate|love|miss|regret|stand)$/u.test(before?.lower ?? '')
  );
}
