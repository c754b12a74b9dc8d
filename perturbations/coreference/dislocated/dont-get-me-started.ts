import { neededWords } from '../../../src/plugin.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedBefore } from './stated-before.js';

export const dontGetMeStarted = statedBefore({
  about: 'Does not want to be got started on what is a nuisance, and says then what is wrong with it',
  openings: ["Don't get me started on {}."],
  fits: ['subject', 'object'],
  words: () => neededWords(NUISANCE, LOATHED),
  suits: isNuisance,
  talkative: true,
  alone: true,
  plain: true,
  examples: [
    ['The queue at the bank is a joke 😤', "Don't get me started on the queue at the bank. It's a joke 😤"],
    ['These forms are a complete nightmare', "Don't get me started on these forms. They're a complete nightmare"],
    ["I can't stand the smell of this glue", "Don't get me started on the smell of this glue. I can't stand it"],
  ],
  leaves: [
    'The queue is long',
    'This queue is a dream',
    "My brother's a nightmare",
    'The queue was useless until it moved',
    'The queue was never useless',
    "I can't stand the smell of this glue any more",
    "I can't stand this glue anymore",
    "I can't stand my uncle",
    "I can't stand my wife",
    'Waiting for trains is a nightmare',
  ],
});

/** What one would complain of for long. */
const NUISANCE =
  /\b(?:is|are|was|were|['’]s|['’]re) (?:(?:so|absolutely|truly|just|utterly|completely|totally|really|beyond) )?(?:an? (?:(?:absolute|total|real|complete|utter|huge|right) )?(?:nightmare|joke|disgrace|shambles|mess|rip-off|scam|farce)|useless|filthy|disgusting|ridiculous|hopeless|infuriating|unbearable|appalling|atrocious|abysmal|dreadful|awful|terrible|horrendous)[^a-zà-ž\p{N}]*$/iu;
const LOATHED = /^(?:i|we) (?:absolutely |really |just )?(?:can['’]t stand|hate|loathe|despise) /iu;

function isNuisance({ mention, said, named, role, opening }: StatedTopic): boolean {
  const { text } = said.sentence;
  if (named !== 'definite' || !/^(?:the|this|these|our|my) /u.test(mention) || mention.split(' ').length > 7)
    return false;
  if (
    /['’]s\b/u.test(mention) ||
    /\b(?:never|not|but|if|when|because|until|either|anymore|any more|any longer|at all)\b|,|n['’]t (?!stand)/iu.test(
      text,
    )
  )
    return false;
  if (role === 'subject') return /^(?:it|they)\b/u.test(opening.text) && NUISANCE.test(text);
  return LOATHED.test(text) && /^(?:the|this|these) /u.test(mention);
}
