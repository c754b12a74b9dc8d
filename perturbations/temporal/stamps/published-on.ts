import { type Doc, matches } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { deskOf } from '../../person/desk.js';
import { isNews } from '../../person/news.js';
import { tradeOf } from '../../person/writer.js';
import { isPublished } from './published.js';
import { sentRule } from './sent-rule.js';

/** What a journalist, a critic or a researcher writes for a page. */
const isByTrade = (doc: Doc): boolean =>
  deskOf(doc) === undefined &&
  !/\b(?:weighed|normal range|examined|[Pp]hysiotherapist|[Tt]herapist|patient|(?:left|right) (?:shoulder|knee|hip|wrist|arm|leg|hand|foot|eye|ear|ankle))\b/u.test(
    doc.text,
  ) &&
  /(?:journalist|critic|researcher|blogger|auctioneer|court reporter|curator|historian|geographer|meteorologist|copywriter|librarian)$/u.test(
    tradeOf(doc)?.name ?? '',
  );

/** Written down of one in care. */
const OF_A_PATIENT =
  /\b(?:the (?:baby|infant|newborn|toddler|child|patient) (?:is|was|has)|gaining weight|feeding well|both parents|(?:his|her) (?:recovery|appetite))\b/iu;

export const publishedOn = sentRule({
  about: 'Says when a notice or a description was published',
  times: {
    weekday: ['[Published on Tuesday]'],
    date: ['[Published 27 April]', '[Published on 18 September]'],
    hour: ['[Published at 10:15]'],
    day: ['[Published on Thursday]', '[Published 27 April]'],
    ago: ['[Published three weeks ago]', '[Published a month ago]'],
  },
  fits: ['notice', 'story', 'chat'],
  only: (doc) =>
    !matches(doc, OF_A_PATIENT) && (isByTrade(doc) || (kindOfText(doc) === 'chat' ? isNews(doc) : isPublished(doc))),
  examples: [
    [
      'The pool is open to all members. Towels are kept at the desk beside the entrance.',
      '[Published on Tuesday] The pool is open to all members. Towels are kept at the desk beside the entrance.',
    ],
  ],
  leaves: [
    'The baby is gaining weight and feeding well. Her parents are happy.',
    'The child was weighed at the visit. Her height was within the normal range.',
    'The physiotherapist notes slow progress, with some movement restored in the left knee.',
    'Caller wanted to know how to reset the lamp. Sent the link and closed the ticket.',
    '',
    'The soup was cold',
    'The campsite was muddy, the tap dripped, and a radio played until four in the morning.',
    'The chair opened the meeting with six members present. No motion was put to the vote.',
    'The witness states that she locked the gate. She did not see the lamp.',
  ],
});
