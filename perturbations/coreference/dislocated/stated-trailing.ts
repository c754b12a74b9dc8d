import type { Rule } from '../../../src/plugin.js';
import { closesIt } from '../stated/askable.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedBefore } from './stated-before.js';

/** One of several ways to name a thing apart, each before `stated-asked`, which fits the most. */
export const statedTrailing: Rule = {
  ...statedBefore({
    about: 'Lets the topic of a statement trail off, and says it with a pronoun',
    openings: ['{}...'],
    fits: ['object', 'activity'],
    talkative: true,
    suits: isFelt,
    examples: [
      ["I'm so tired of this noise 😩", "This noise... I'm so tired of it 😩"],
      ['I hate queueing in the rain', 'Queueing in the rain... I hate it'],
    ],
    leaves: [
      'I hate that they towed my car without telling me',
      "I'm sick of my uncle snoring all night",
      "I'm tired of this noise at night",
      'I was late',
      'This splint has saved my life',
      'It was fine',
      'The soup was awful',
      'My brother forgot my party 😢',
      'The soup was served at nine',
      'The inn is on the hill',
      'The soup was superb',
      'This kayak is a dream to paddle',
      'The play was passable',
      'The court shall hear the appeal',
      'I took a break',
    ],
  }),
};

function isFelt({ said, mention, role, rest }: StatedTopic): boolean {
  return (
    closesIt(said, rest) &&
    (role === 'activity' || !/ing\b/u.test(mention)) &&
    said.sentence.index === 0 &&
    said.textEnd <= said.sentence.end + 8 &&
    /^(?:i|we)$/u.test(said.first.lower) &&
    !said.tokens.some(({ lower, text }) => text === ',' || /^(?:thinking|just|and|but|because)$/u.test(lower)) &&
    (!/\bthat\b/u.test(said.sentence.text) || / (?:of|from) that \p{L}+$/u.test(mention)) &&
    /\b(?:hate|love|tired|sick|fed up|can['’]?t stand|furious|miss|regret|terrified|proud)\b/iu.test(said.sentence.text)
  );
}
