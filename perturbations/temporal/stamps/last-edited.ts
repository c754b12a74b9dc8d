import { matches } from '../../../src/plugin.js';
import { isProse } from '../../around/kind-shape.js';
import { isDeclared, setsTerms } from '../../around/terms.js';
import { isTestimonial } from '../../around/testimonial.js';
import { isDiary } from '../../person/diary.js';
import { isShortMessage } from './sent.js';
import { sentRule } from './sent-rule.js';

const OWN = /\b(?:i|me|my|we|us|our|you|your)\b/iu;

/** By the time the text is edited that is over. */
const OVER =
  /\b(?:attached|enclosed|right now|at the moment|currently|just now|tonight|in my opinion|(?:i['’]m|i am|we['’]re|we are) (?:[a-zà-ž]+ly )?[a-zà-ž]+ing|nobody (?:came|showed)|haven['’]t decided)\b/iu;

export const lastEdited = sentRule({
  about: 'Notes after a post or a message when it was edited, as sites do',
  times: {
    weekday: ['[edited Tuesday, 2:14 pm]', '[edited on Thursday at 11:52 am]'],
    date: ['[edited 27 April, 2:14 pm]'],
    hour: ['[edited at 2:14 pm]', '[edited at 4:05 pm]'],
    day: ['[edited 18 September]'],
  },
  fits: ['chat', 'story', 'review', 'list'],
  after: true,
  only: (doc) =>
    !setsTerms(doc) &&
    !isDeclared(doc) &&
    !isDiary(doc) &&
    !isTestimonial(doc) &&
    (isShortMessage(doc) || !/\b(?:you|your)\b/iu.test(doc.text)) &&
    !(isProse(doc) && doc.tokens.length > 12 && !matches(doc, OWN)) && // the news is on paper
    !matches(doc, OVER),

  examples: [
    ['ok whatever 🤷', 'ok whatever 🤷 [edited Tuesday, 2:14 pm]'],
    ['See you at the weekend!', 'See you at the weekend! [edited at 2:14 pm]'],
  ],
  leaves: [
    '',
    "I'm on the tram right now",
    'Diary, 9 June. Fog on the lake. I stayed in.',
    'The patient shall fast. He is to drink no milk.',
    'Neither party may resell the goods.',
    'If the policyholder fails to notify us within nine days, we may refuse the claim.',
    "I'm folding towels in the hall",
    'Hail has flattened most of the orchards, and growers fear that they have lost the crop.',
    'Dear Ada, the lamp that you sent me hangs above the stairs and makes them look grand.',
  ],
});
