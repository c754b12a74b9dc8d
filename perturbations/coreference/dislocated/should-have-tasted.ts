import { neededWords } from '../../../src/plugin.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedBefore } from './stated-before.js';

export const shouldHaveTasted = statedBefore({
  about: 'Says of what was eaten or drunk that one should have tasted it, and then what it was like',
  openings: ['You should have tasted {}.'],
  fits: ['subject'],
  words: () => neededWords(TASTE),
  suits: isTasted,
  talkative: true,
  alone: true,
  plain: true,
  examples: [
    ['The scones were delicious', 'You should have tasted the scones. They were delicious'],
    [
      'The stew from the canteen was inedible 🤢',
      'You should have tasted the stew from the canteen. It was inedible 🤢',
    ],
  ],
  leaves: [
    'The scones are delicious',
    'The scones were huge',
    'The canteen was delicious',
    'The scones were never delicious',
    'The scones were delicious, all gone by noon',
    'The scones were delicious and cheap',
  ],
});

/** Said of food and drink only. */
const TASTE =
  /\b(?:was|were) (?:(?:so|absolutely|truly|just|utterly|completely|really) )?(?:delicious|scrumptious|mouth-?watering|yummy|inedible|undrinkable)[^a-zà-ž\p{N}]*$/iu;

/** Who makes it and where it is eaten is not tasted. */
const NOT_TASTED =
  /^the (?:[a-zà-ž]+ )?(?:place|restaurant|caf[eé]|canteen|cafeteria|bakery|kitchen|stall|truck|buffet|smell)\b/iu;

function isTasted({ mention, said, named, opening }: StatedTopic): boolean {
  if (named !== 'definite' || !/^the /u.test(mention) || !/^(?:it|they)\b/u.test(opening.text)) return false;
  if (mention.split(' ').length > 6 || /['’]s\b/u.test(mention) || said.sentence.text.includes(',')) return false;
  return TASTE.test(said.sentence.text) && !NOT_TASTED.test(mention);
}
