import { neededWords } from '../../../src/plugin.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedBefore } from './stated-before.js';

export const canWeTalk = statedBefore({
  about: 'Wants to talk about what one is full of, and says then with a pronoun what it is like',
  openings: ['Can we talk about {}?'],
  fits: ['subject'],
  words: () => neededWords(FULL_OF),
  suits: isFullOf,
  talkative: true,
  alone: true,
  plain: true,
  examples: [
    ['The dumplings here are unreal 🥟', "Can we talk about the dumplings here? They're unreal 🥟"],
    ['The new season is brilliant', "Can we talk about the new season? It's brilliant"],
    ['This bakery is incredible!', "Can we talk about this bakery? It's incredible!"],
  ],
  leaves: [
    'The dumplings were nice',
    'The dumplings are never unreal',
    'My uncle is incredible',
    'The dumplings are unreal, so we stayed',
    'Ada is incredible',
  ],
});

/** What one would go on about: more than good, or the worst. */
const FULL_OF =
  /\b(?:is|are|['’]s|['’]re) (?:(?:so|absolutely|truly|just|utterly|completely|really) )?(?:incredible|unreal|amazing|insane|phenomenal|brilliant|fantastic|gorgeous|stunning|breathtaking|heavenly|divine|superb|hilarious|ridiculous|disgusting|disgraceful|appalling|outrageous|horrendous|beyond a joke)[^a-zà-ž\p{N}]*$/iu;

function isFullOf({ mention, said, named, opening }: StatedTopic): boolean {
  if (named !== 'definite' || !/^(?:the|this|these) /u.test(mention) || mention.split(' ').length > 6) return false;
  return /^(?:it|they)\b/u.test(opening.text) && !/['’]s\b/u.test(mention) && FULL_OF.test(said.sentence.text);
}
