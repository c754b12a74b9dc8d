import type { Doc } from '../../../src/plugin.js';
import { isDeclared, setsTerms } from '../../around/terms.js';
import { isTestimonial } from '../../around/testimonial.js';
import { isDiary } from '../../person/diary.js';
import { isShortMessage } from './sent.js';
import { sentRule } from './sent-rule.js';

/** What sites post is somebody's own: no methods, no manual, no letter. */
const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)\b/u;

export const postedOn = sentRule({
  about: 'Puts the day of posting in front of a story or a review, as sites do',
  times: {
    weekday: ['[Posted on Tuesday]'],
    date: ['[Posted 27 April]', '[Posted on 18 September]'],
    hour: ['[Posted at 2:14 pm]'],
    day: ['[Posted on Tuesday]', '[Posted 27 April]', '[Posted three weeks ago]'],
    ago: ['[Posted three weeks ago]', '[Posted a month ago]'],
  },
  fits: ['chat', 'story', 'review'],
  only: (doc) =>
    !isShortMessage(doc) && isOwn(doc) && !setsTerms(doc) && !isDeclared(doc) && !isDiary(doc) && !isTestimonial(doc),
  examples: [
    [
      'I bought it for the two pockets. The zip of this rucksack sticks, the strap is too short, and nobody at the shop cares.',
      '[Posted on Tuesday] I bought it for the two pockets. The zip of this rucksack sticks, the strap is too short, and nobody at the shop cares.',
    ],
  ],
  leaves: [
    'The form was sent to 300 farms in two valleys. Of these, 120 replied, and the answers were coded by hand.',
    'We raised four hundred for the roof, and nobody slept. You are all stars, every one of you, and I mean it from the heart.',
    'Hi, we have lost the key of the small hall on the first floor, and we will need it for the rehearsal of the choir.',
    'ok whatever',
    'Diary, 9 June. Fog on the lake, and our boat sprang a leak. I stayed in and read, and my hands shook with cold.',
    'It is a joy to recommend Ms Quist for the post of warden. She has run our hut for nine summers, and my guests adore her.',
    'If the policyholder fails to notify us within nine days, we may reduce the benefit or refuse the claim.',
    'I certify that I received the two keys of the small hall on 9 May, and that nothing in it was damaged.',
    '',
  ],
});

function isOwn(doc: Doc): boolean {
  let { text } = doc;
  if (
    /^(?:Someone|Somebody|Whoever|Shame on)\b|^To (?:whoever|the (?:person|stranger|kind|man|woman|lady|couple|driver))\b/u.test(
      text,
    )
  )
    return true;
  text = text.replaceAll(
    /\byou (?:can(?:not)?|could(?: not)?|may) (?:hear|see|almost|barely|hardly|smell|watch)\b/gu,
    '',
  );
  return OWN.test(text) && !/\b(?:you|your|yours)\b|^(?:hi|hello|hey|thank|thanks)\b|\?\s*$/iu.test(text);
}
