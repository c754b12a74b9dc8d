import type { Rule } from '../../../src/plugin.js';
import { closesIt, isAskable, isHeated } from '../stated/askable.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedBefore } from './stated-before.js';

/** Left dislocation, as people talk with feeling of what is at hand or theirs. */
export const statedDislocated: Rule = {
  ...statedBefore({
    about: 'Names what a statement is about before it, and says it with a pronoun',
    openings: ['{},'],
    fits: ['subject', 'object', 'embedded'],
    words: () => ['this', 'these', 'that', 'those'],
    suits: isAtHand,
    talkative: true,
    plain: true,
    examples: [
      ['This jacket is absolutely gorgeous 😍', "This jacket, it's absolutely gorgeous 😍"],
      ['I love this city', 'This city, I love it'],
    ],
    leaves: [
      'The jacket is gorgeous',
      'This jacket is adequate',
      'This jacket is grey',
      'This jacket is okay I guess',
      'I love my brother',
      'This is awful',
      "I'm sick of this mould every time I shower 😡",
      'This office shall be closed',
      'This jacket is gorgeous, and it was cheap',
    ],
  }),
};

/** `this`, `these`: what the one who speaks has before their eyes, said of with feeling and in few words. */
function isAtHand(topic: StatedTopic): boolean {
  const { said, mention, named, role, rest } = topic;
  if (named !== 'definite' || !/^(?:this|these|that|those) \p{L}+/u.test(mention)) return false;
  if (/\b(?:ok|okay|fine|alright|i (?:guess|suppose))\b/iu.test(said.sentence.text)) return false;
  if (role !== 'subject' && !closesIt(said, rest)) return false; // `sick of this mould whenever …`
  if (said.textEnd > said.sentence.end + 8 || said.tokens.length > 14) return false;
  return (
    isAskable(topic) &&
    isHeated(said) &&
    !said.tokens.some(({ text, lower }) => text === ',' || /^(?:and|but|yet)$/u.test(lower))
  );
}
