import { matches, type Rule } from '../../../src/plugin.js';
import { mayHave } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { isOutspoken } from '../charged.js';
import { closed } from './closed.js';

/** How a page of a diary is dated. */
const DATED =
  /^(?:(?:dear )?diary\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:,? \d{1,2} \p{Lu}\p{Ll}+)?[.:] |\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december)[.:] )/iu;

export const endsTheDay: Rule = {
  about: 'A page of a diary ends as such pages do: “… Walter left at six. That is all for today.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Diary, 9 May. Sold the goat and bought a kite. Otto came for tea.',
      'Diary, 9 May. Sold the goat and bought a kite. Otto came for tea. That is all for today.',
    ],
  ],
  leaves: [
    'Diary, 9 May. They sold my goat. I hated them for it and wept.',
    'Sold the goat and bought a kite. Otto came for tea.',
    'Diary, 9 May. My uncle died this morning. We sat with him until noon.',
    'Diary, 9 May. What a day!',
    'Thursday is market day. Bring the goat.',
    'Diary, 9 May. The goat is sold. I shall write more tomorrow.',
  ],
  words: () => [
    ...['diary', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'january', 'february'],
    ...['march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'],
  ],
  onlyIf: mayHave(DATED),
  *propose(doc) {
    if (!matches(doc, DATED) || doc.sentences.length < 3 || isGrave(doc) || !/[^.!?]{12,}\.\s*$/u.test(doc.text))
      return;
    if (
      /[?"“”]|\b(?:what a|tomorrow|write|that is all|that['’]s all|enough for|please|all day|wept|cried|hated|coward|miserable|hurts?)\b/iu.test(
        doc.text,
      )
    )
      return;
    yield* closed(
      doc,
      isOutspoken(doc) ? ['More tomorrow'] : ['That is all for today', 'Nothing else to record today'],
    );
  },
};
