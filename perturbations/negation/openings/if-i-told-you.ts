import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isGrave, isOfficial } from '../../around/register.js';
import { isPlain } from '../mood.js';

const OPENINGS = [
  "Don't know if I told you, but",
  "I can't remember if I told you, but",
  'Not sure if I told you, but',
];

export const ifIToldYou: Rule = {
  about:
    'Plain news of one’s family or plans is opened by a doubt: “Not sure if I told you, but my aunt is visiting on Friday”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'My aunt is visiting from Oslo on Friday 🧳',
      "Don't know if I told you, but my aunt is visiting from Oslo on Friday 🧳",
    ],
    ["I'm learning to weave baskets", "Not sure if I told you, but I'm learning to weave baskets"],
    [
      'I signed up for a first aid course in May',
      "I can't remember if I told you, but I signed up for a first aid course in May",
    ],
  ],
  leaves: [
    'My aunt is visiting?',
    "I'm learning a lot",
    "I'm learning that she is ill",
    'My aunt is on the sofa',
    "My aunt isn't visiting on Friday",
    'The aunt is visiting on Friday',
    'My bus is leaving at nine',
    'I signed up, did you?',
    'My aunt died on Friday',
    'My aunt is visiting now',
    'I moved the cup an hour ago',
    'My aunt is visiting on Friday, can you come?',
  ],
  words: () => neededWords(COMING, DONE, TAKEN_UP),
  *propose(doc) {
    const [clause] = doc.clauses;
    if (!clause || doc.sentences.length > 1 || clause.start !== doc.tokens[0]?.start || !isNews(doc)) return;
    yield* eachInFront(doc, OPENINGS);
  },
};

const PEOPLE =
  '(?:aunt|uncle|cousin|brother|sister|mum|mom|dad|nephew|niece|grandma|grandad|grandpa|son|daughter|husband|wife|parents|in-laws|roommate|flatmate|neighbour|landlord)s?';
const WHEN =
  '\\b(?:(?:on|next|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:next|this) (?:week|weekend|month|spring|summer|autumn|winter|year|term)|tomorrow|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|for the weekend|later|until (?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b';
const COMING = new RegExp(
  `^(?:my ${PEOPLE} (?:is|are) (?:coming|visiting|staying|moving|flying|arriving|starting|going)|I(?:['’]m| am) (?:moving|flying|starting|visiting|switching|planning|travelling|taking) |we(?:['’]re| are) (?:moving|flying|getting|having|painting|planning|going|visiting|replacing) ).*${WHEN}`,
  'iu',
);
const DONE =
  /^I (?:signed up for|enrolled in|joined|applied for|bought|ordered|booked|switched to|changed|moved to|started|rented|registered for) (?:a|an|the|my|some) [a-zà-ž]+/iu;
const ASIDE =
  /\b(?:you|your|if|but|now|ago|today|this morning|tonight|just|who|ill|sick|scan|maybe|probably|think|guess|and)\b|[;:]|,/iu;

/** What one has taken up. */
const TAKEN_UP =
  /^I(?:['’]m| am) (?:learning (?!a lot|so much|that\b|about\b)|training for an? |teaching myself |volunteering at |sharing an? (?:dorm |hotel |tiny )?(?:desk|office|studio|allotment|flat|room|house) |saving up for an? |doing an? (?:\p{L}+[- ]){1,2}course )/u;

function isNews(doc: Doc): boolean {
  const { text } = doc;
  if (!COMING.test(text) && !matches(doc, DONE) && !matches(doc, TAKEN_UP)) return false;
  return !matches(doc, ASIDE) && isPlain(doc) && !isOfficial(doc) && !isGrave(doc) && kindOfText(doc) === 'chat';
}
