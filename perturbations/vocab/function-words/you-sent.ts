import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const THING =
  '(?:the|those|these|that|your|my|our|an?|every) (?:\\p{Ll}+ )?(?!that|which|who|time|way|day|night|week|month|year|moment|minute|morning|evening|afternoon|weekend|reason|place|fact|things?|only|first|last|same|bit|lot|door|phone|desk|shop|office)\\p{Ll}{3,}';
const WHO = "(?:i|we|you|they|he|she)(?:['’](?:ve|d))?(?: (?:had|have|just|never))?";
const DONE =
  '(?:sent|lent (?:me|us)|gave (?:me|us)|given (?:me|us)|sold (?:me|us)|ordered|bought|recommended|promised|baked|booked|built|knitted|joined|posted|rented|hired|adopted|planted|made (?:for )?(?:me|us)|brought|wrote|painted|mended|chose|picked|signed|returned|received|delivered|installed|fitted|used)';
/** A thing that somebody did something with, as the subject of what is said of it, or at the end of a stretch. */
const SAID_OF = new RegExp(
  String.raw`(?<=^|[.!] |, (?:and |but )?|\b(?:and|but|that|because) |\b(?:love[ds]?|adored?|like[ds]?|hate[ds]?|enjoyed|read|wore|wear|ate|broke|lost|found|kept|opened|returned|treasured?) )${THING}(?= ${WHO} ${DONE}(?: (?:on|in|last|this|for|from|to|at) (?:[A-Za-zÀ-ž]+ ?){1,3}?)? (?:is|are|was|were|has|have|had|came|fits?|works?|arrived|broke|turned|looks?|tastes?|smells?)\b)|\b(?:love[ds]?|adored?|like[ds]?|hate[ds]?|enjoyed|ate|broke|lost|found|kept|opened|treasured?) ${THING}(?= ${WHO} ${DONE}(?=[.,!]|\s*$|\s*\p{Extended_Pictographic}))`,
  'giu',
);

export const youSent: Rule = {
  about:
    'The “that” of a clause on a thing is written: “the photos you sent are lovely” → “the photos that you sent are lovely”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The photos you sent are lovely', 'The photos that you sent are lovely'],
    ['I adored the book you lent me, thank you', 'I adored the book that you lent me, thank you'],
  ],
  leaves: [
    'The photos that you sent are lovely',
    'The day you left was cold',
    'After the soup we ordered tea',
    'When I saw the shop I ordered a cake',
    'Are the photos you sent old?',
  ],
  words: () => neededWords(SAID_OF),
  *propose(doc) {
    if (!doc.text.includes('?')) yield* insertedAfter(doc, SAID_OF, 'that');
  },
};
