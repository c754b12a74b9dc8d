import { type Doc, matches } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isProse } from '../../around/kind-shape.js';
import { isOfOnesDay } from '../../around/of-ones-day.js';
import { isLetter } from '../../around/register.js';
import { isTestimonial } from '../../around/testimonial.js';
import { isReview, isVerdict } from '../../person/reviewed.js';
import { tradeOf } from '../../person/writer.js';
import { sentRule } from './sent-rule.js';

/** Of a day or of somebody dear, or a demand: no review, whatever it names. */
const OF_ONES_DAY =
  /^what an? [a-zà-ž]+ (?:day|morning|afternoon|evening|week|weekend)\b|\b(?:aunt|uncle) \p{Lu}|\bi(?:['’]m| am) asking for\b/iu;

/** What a guest, a customer or a critic says of it. */
const isByGuest = (doc: Doc): boolean => tradeOf(doc)?.frames.some((frame) => frame.includes('review')) === true;
/** What one says to those who think of going or buying. */
const TO_BUYERS =
  /(?:^|\. )Save your money\b|^If you (?:visit|see|read|buy|eat|try) only one\b|\b(?:avoid (?:it|this|them|the place|at all costs)|do(?: not|n['’]t) (?:buy|bother|waste your)|worth every (?:penny|cent)|highly recommend(?:ed)?|would (?:gladly |happily )?(?:book|buy|stay|come|order)\b[^.]* again|so-called (?:spa|safari|resort|retreat|restaurant|suite|view)|what an? (?:joy|treat|waste|rip-off|gem|triumph|delight|disaster|letdown) (?:this|of a|the)\b)/iu;
const isWarning = (doc: Doc): boolean => isProse(doc) && matches(doc, TO_BUYERS) && !isLetter(doc);

export const reviewedOn = sentRule({
  about: 'Puts the day of a review in front of it',
  times: {
    weekday: ['[Reviewed on Tuesday]', '[Reviewed on Thursday]'],
    date: ['[Reviewed on 27 April]', '[Review from 18 September]'],
    hour: ['[Reviewed at 2:14 pm]'],
    day: ['[Reviewed on Tuesday]', '[Review from 27 April]', '[Reviewed three weeks ago]'],
    ago: ['[Reviewed three weeks ago]', '[Reviewed a month ago]'],
  },
  fits: ['review', 'notice', 'story', 'chat'],
  only: (doc) =>
    !isTestimonial(doc) &&
    !matches(doc, OF_ONES_DAY) &&
    !isOfOnesDay(doc) &&
    (kindOfText(doc) === 'review' || isReview(doc) || isVerdict(doc) || isByGuest(doc) || isWarning(doc)),
  examples: [
    [
      'I bought it for the two pockets. The zip of this rucksack sticks, the strap is too short, and nobody at the shop cares.',
      '[Reviewed on Tuesday] I bought it for the two pockets. The zip of this rucksack sticks, the strap is too short, and nobody at the shop cares.',
    ],
  ],
  leaves: [
    '',
    'The soup was cold',
    'Good night',
    'Rained all week, and the new boots leak. I ate nothing but oatcakes from Monday, and the inn was dreadful.',
    'What a mild morning! We walked to the bakery with Aunt Ottilie, and she had lovely tales to tell of the mill.',
    'I have managed Ms Okoro at our restaurant for three years and recommend her without hesitation. The chef trusts her, and her menus are excellent.',
  ],
});
