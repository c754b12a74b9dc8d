import { type Doc, type Edit, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { saysWhen } from '../time-words.js';
import { swapsOf } from './swap.js';

/** Adverbials of time and what may stand in their place, in the same tense. `bare`: after a preposition. */
const MOMENTS: readonly {
  readonly said: RegExp;
  readonly others: readonly string[];
  readonly bare?: readonly string[];
}[] = [
  {
    said: /\byesterday\b(?! (?:morning|afternoon|evening|night|was|is))/iu,
    others: ['on Monday', 'on Thursday', 'last week'],
    bare: ['Monday', 'Thursday'],
  },
  {
    said: /\byesterday (?:morning|afternoon|evening)\b/iu,
    others: ['on Monday morning', 'on Thursday afternoon'],
    bare: ['Monday', 'Thursday afternoon'],
  },
  {
    said: /\blast night\b(?! (?:was|is|will|has))/iu,
    others: ['on Friday night', 'on Saturday night', 'two nights ago'],
    bare: ['Friday night', 'Saturday night'],
  },
  { said: /\blast week\b(?! (?:of|was|is|has))/iu, others: ['last month', 'two weeks ago'], bare: ['last month'] },
  { said: /\blast month\b(?! (?:was|is|will|has))/iu, others: ['last week', 'two months ago'], bare: ['last week'] },
  { said: /\blast weekend\b(?! (?:was|is|will|has))/iu, others: ['last week', 'two weeks ago'], bare: ['last week'] },
  { said: /\blast year\b(?! (?:was|is|will|has))/iu, others: ['two years ago', 'last month'], bare: ['last month'] },
  {
    said: /\bthis morning\b(?! (?:was|is|will|has))/iu,
    others: ['this afternoon', 'today'],
    bare: ['this afternoon', 'midday'],
  },
  { said: /\bthis afternoon\b(?! (?:was|is|will|has))/iu, others: ['this morning', 'today'], bare: ['this morning'] },
  {
    said: /\btomorrow\b(?! (?:morning|afternoon|evening|night|is|will|was))/iu,
    others: ['on Thursday', 'next week'],
    bare: ['Thursday', 'next week'],
  },
  { said: /\bnext week\b(?! (?:was|is|will|has))/iu, others: ['next month'], bare: ['next month'] },
  { said: /\bnext month\b(?! (?:was|is|will|has))/iu, others: ['next week'], bare: ['next week'] },
  { said: /\bnext weekend\b(?! (?:was|is|will|has))/iu, others: ['next week'], bare: ['next week'] },
  { said: /\bthis weekend\b(?! (?:was|is|will|has))/iu, others: ['on Sunday', 'this week'], bare: ['Sunday'] },
];

/** Words that tie a text to the time that it names. */
const TIED =
  /\b(?:again tomorrow|sun(?:rise|set)|dawn|dusk|breakfast|lunch|dinner|bed(?:time)?|slept|sleep|woke|dreams?|moon|stars?|birthday|anniversary|christmas|before yesterday|first thing|same|compar[a-zà-ž]*|than|versus|vs|quarters?|periods?|half|fiscal|financial|later|following|previous|then)\b/iu;

export const anotherMoment: Rule = {
  about: 'Puts another time in the place of “yesterday”, “last week”, “this morning” and the like',
  expects: { sentiment: 'same' },
  examples: [
    ['The vase broke yesterday', 'The vase broke on Monday'],
    ['Yesterday we lost the dog', 'On Monday we lost the dog'],
    ['The stove has been broken since yesterday', 'The stove has been broken since Monday'],
    ['They cancelled my order last week 😠', 'They cancelled my order last month 😠'],
    ['the lift got stuck this morning', 'the lift got stuck this afternoon'],
  ],
  leaves: [
    'Yesterday was lovely',
    'Last year was the hardest year',
    "Yesterday's soup was cold",
    'The day before yesterday it snowed',
    'It broke yesterday and again this morning',
    'What a sunrise this morning',
    'The last week of school',
    'See you tomorrow morning',
    'He will ring sometime next week',
    'They drove off at 7.40 this morning',
    'It is the same as last week',
    'Fewer came than last month',
  ],
  words: () => neededWords(...MOMENTS.map(({ said }) => said)),
  *propose(doc) {
    if (matches(doc, TIED)) return;
    const found = MOMENTS.flatMap(({ said, others, bare }) => {
      const match = said.exec(doc.text);
      return match ? [{ match, others, bare }] : [];
    });
    const [only] = found;
    if (!only || found.length > 1 || isDatedElsewhere(doc)) return;
    const { match, others, bare = [] } = only;
    const end = match.index + match[0].length;
    if (/^['’]s?/u.test(doc.text.slice(end)) || hasOtherTime(doc, match.index, end)) return;
    if (/\b(?:late|early|earlier|later|sometime|some time|anytime) $/iu.test(doc.text.slice(0, match.index))) return;
    const governed = /\b(?:since|from|until|till|by|for|before|after|of|in|on|to|about|than) $/iu.test(
      doc.text.slice(0, match.index),
    );
    yield* swapsOf(
      (governed ? bare : others).map((text): Edit => ({ start: match.index, end, text: inPlace(match[0], text) })),
    );
  },
};

function inPlace(old: string, text: string): string {
  return /^\p{Lu}/u.test(old) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Whether another day is named, which the new time could contradict. */
function isDatedElsewhere({ text }: Doc): boolean {
  return /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\btoday\b|\btonight\b|\b\d{1,2}(?:st|nd|rd|th)\b|\d(?:am|pm)\b|\d[:.]\d\d/iu.test(
    text,
  );
}

/** Words that say when but hold to no date. */
const LOOSE =
  /^(?:again|finally|never|first|already|yet|still|always|ever|long|forever|now|late|early|before|time|am)$/u;

/** Whether another word of the text may depend on the time that is named. */
function hasOtherTime({ tokens }: Doc, start: number, stop: number): boolean {
  return tokens.some(
    (token) => (token.end < start - 1 || token.start >= stop) && saysWhen(token) && !LOOSE.test(token.lower),
  );
}
