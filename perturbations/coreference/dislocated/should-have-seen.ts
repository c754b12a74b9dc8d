import { neededWords } from '../../../src/plugin.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedBefore } from './stated-before.js';

export const shouldHaveSeen = statedBefore({
  about: 'Says of what was a sight that one should have seen it, and then what it was like',
  openings: ['You should have seen {}.'],
  fits: ['subject'],
  words: () => neededWords(SIGHT),
  suits: isSight,
  talkative: true,
  alone: true,
  plain: true,
  examples: [
    ['The cloakroom was filthy 🤢', 'You should have seen the cloakroom. It was filthy 🤢'],
    ['The scones were huge', 'You should have seen the scones. They were huge'],
    [
      'The garden behind the inn was absolutely gorgeous',
      'You should have seen the garden behind the inn. It was absolutely gorgeous',
    ],
  ],
  leaves: [
    'The cloakroom is filthy',
    'The cloakroom was warm',
    'The noise was endless',
    'The lecture was endless',
    'The singer was gorgeous',
    'The cloakroom was filthy and cold',
    'The cloakroom was never filthy',
    'Ada was stunning',
  ],
});

/** What one sees for oneself, and is struck by. */
const SIGHT =
  /\b(?:was|were) (?:(?:so|absolutely|truly|just|utterly|completely|really) )?(?:tiny|huge|enormous|gigantic|massive|filthy|spotless|gorgeous|stunning|breathtaking|magnificent|spectacular|immaculate|hideous|endless)[^a-zà-ž\p{N}]*$/iu;

/** What is heard, tasted, waited for or paid. */
const UNSEEN =
  /\b(?:smell|scent|noise|sound|music|voice|singing|song|album|record|podcast|book|novel|story|plot|poem|taste|flavou?r|soup|food|coffee|tea|wine|wait|delay|day|week|weekend|night|morning|flight|journey|ride|drive|commute|meeting|lecture|talk|speech|lesson|class|course|seminar|call|exam|test|interview|form|homework|service|atmosphere|weather|heat|cold|pain|relief|support|response|difference|savings?|price|fee|bill|cost|charge|fine|mistake|disappointment|improvement|effort|performance|solo|audio)s?\b/iu;

function isSight({ mention, said, named, describes, opening }: StatedTopic): boolean {
  if (named !== 'definite' || !describes || !/^(?:the|our|my) /u.test(mention) || !/^(?:it|they)\b/u.test(opening.text))
    return false;
  if (mention.split(' ').length > 6 || /['’]s\b/u.test(mention)) return false;
  return SIGHT.test(said.sentence.text) && !UNSEEN.test(mention) && !said.sentence.text.includes(',');
}
