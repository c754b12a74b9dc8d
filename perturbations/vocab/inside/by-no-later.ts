import { matches, neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter, insertedBefore } from '../../around/inserted.js';
import { inCapitals } from '../../around/style.js';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAY = String.raw`(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH}(?: \d{1,2}(?:st|nd|rd|th)?)?|next (?:week|month|term|year)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|the (?:start|beginning) of (?:next )?(?:week|month|term|${MONTH}))`;
const FROM_THEN = new RegExp(String.raw`(?<=(?:^|[.:!] ))From ${DAY}(?=, (?!\p{L}+ing\b))`, 'gu');
const WILL_FROM = new RegExp(
  String.raw`(?<=\b(?:will|may|must|shall|can|is|are) (?:be )?(?:\p{L}+ ){1,8})from ${DAY}(?=\.(?:\s|$))`,
  'gu',
);
const A_NOTE =
  /(?<=(?:^|[,.!] ))(?:(?:a quick|a short|a brief) (?:note|reminder|message|update|word) (?:to|that))\b/giu;
const NEXT = /\b(?:until|to|till|through|letters?|news|photos?|left ?over)\b/iu;

export const byNoLater: Rule = {
  about: 'A day is set as notices set it: “From May, dogs …” → “From May onwards, dogs …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['From 9 May, dogs are welcome on the raft.', 'From 9 May onwards, dogs are welcome on the raft.'],
    ['Hi Jo, a quick note to say that the raft is dry.', 'Hi Jo, just a quick note to say that the raft is dry.'],
  ],
  leaves: [
    'The lessee shall leave no later than 9 May.',
    'From May to July, dogs are welcome.',
    'No later than May',
    'She came no later than the others did',
    'From Monday, the letters went up',
  ],
  words: () => neededWords(FROM_THEN, WILL_FROM, A_NOTE),
  *propose(doc) {
    if (inCapitals(doc) || doc.text.includes('?')) return;
    if (!matches(doc, NEXT) && /\b(?:is|are|will|may|must|shall|can)\b/u.test(doc.text)) {
      yield* insertedAfter(doc, FROM_THEN, 'onwards');
      yield* insertedAfter(doc, WILL_FROM, 'onwards');
    }
    if (!/\bjust\b/iu.test(doc.text)) yield* insertedBefore(doc, A_NOTE, 'just');
  },
};
