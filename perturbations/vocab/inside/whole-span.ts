import { matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter, insertedBefore } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';

const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const N = `(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|(?:${TENS})(?:-[A-Za-zÀ-ž]+)?)`;
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';

/** Each place where a span is told in short, and what is left out; in print only where a record would say it. */
const AFTER: readonly (readonly [RegExp, string, 'any' | 'print'])[] = [
  [
    /(?<!\b(?:measured|given|stated|expressed|counted|shown|written|recorded|time|times|told|paid) )\b(?:in|within)(?= (?:minutes|seconds)(?:[.,!;]|\s*$| (?:and|of|by|without|to)\b))/giu,
    'a matter of',
    'any',
  ],
  [
    new RegExp(
      String.raw`\bfrom (?:(?:early|late) )?(?:${MONTH}(?= to (?:early |late )?${MONTH}\b)|${DAY}(?= to ${DAY}\b))`,
      'gu',
    ),
    'through',
    'any',
  ],
  [
    new RegExp(
      String.raw`\b(?:runs|valid|retained|kept|stored|suspended|employed|closed|lasts|observed|incubated|leased|licensed|banned|disqualified|guaranteed|payable|held|a record of each [A-Za-zÀ-ž]+|resident)(?: at (?:that|room|this) temperature| in force| on file| in place| there)? for(?= (?:at least |up to |a further )?${N} (?:minutes|hours|days|weeks|months|years)\b)`,
      'giu',
    ),
    'a period of',
    'print',
  ],
];
const WITHIN = new RegExp(
  String.raw`\bwithin(?= (?:half an hour|an hour|a day|a week|a month|a year|a fortnight|${N} (?:minutes|hours|days|weeks|months))(?:[.,!;]|\s*$| (?:and|the|it|she|he|they|we|was|had|has)\b))`,
  'giu',
);
const EVERY =
  /(?<!\b(?:once|twice|times|about|almost|nearly|only|bus|train|one|roughly|at least|for|of|and|or|nearly) )(?<=[a-zà-ž] )\bevery (?=(?:two|three|four|five|six|eight|nine|ten|other) (?:days|weeks|months|years|day|week|month|year)(?:[.,!;]|\s*$|\s*\p{Extended_Pictographic}| (?:and|from|in|on|at|by|for)\b))/giu;

/** What will, may or must be within a time has a limit and no space; what changes from one month to another has no course. */
const TO_COME =
  /\b(?:will|shall|must|may|can|could|should|would|might|to be|expected|promis[a-zà-ž]*|due|if|unless|not|never|no|nobody|claims?|least|space|not)\b|n['’]t\b|['’]ll\b/iu;
const CHANGED =
  /\b(?:mov(?:e|ed|es|ing)|postponed|brought forward|chang[a-zà-ž]*|shift[a-zà-ž]*|rescheduled|rose|fell|grew|dropped|delayed|switch[a-zà-ž]*|went|up|down|through|increase[a-zà-ž]*|extend[a-zà-ž]*|compared)\b/iu;
/** What happens at a point of the time and takes none of it. */
const AT_ONCE = /\b(?:came|arrived|seated|replied|answered|called|rang|here|got back|responded|were forced)\b/iu;
const SHOWN = /\b(?:film|movie|play|opera|show|concert|episode|documentary|musical|song|joke)\b/iu;

export const wholeSpan: Rule = {
  about:
    'A span of time is told in full: “within minutes” → “within a matter of minutes”, “from May to July” → “from May through to July”',
  expects: { sentiment: 'same', labels: 'same' },
  words: once(() => neededWords(WITHIN, EVERY, ...AFTER.map(([place]) => place))),
  examples: [
    ['She found the leak within minutes.', 'She found the leak within a matter of minutes.'],
    ['The choir meets from May to July.', 'The choir meets from May through to July.'],
    ['The licence runs for eighteen months.', 'The licence runs for a period of eighteen months.'],
    ['Within a month the seat had come loose.', 'Within the space of a month the seat had come loose.'],
    ['We repaint the boat every two years', 'We repaint the boat once every two years'],
  ],
  leaves: [
    'The race was moved from May to July.',
    'The times are given in minutes.',
    'The film runs for ninety minutes.',
    'They must reply within a week.',
    'There is a bus every ten minutes',
    'A refund is expected within two days.',
    'He naps twice every other day',
  ],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    const print = /^(?:notice|contract|clinical|letter)$/u.test(kindOfText(doc));
    for (const [place, words, where] of AFTER) {
      if (where === 'print' && (!print || matches(doc, SHOWN))) continue;
      if (words === 'through' && matches(doc, CHANGED)) continue;
      yield* insertedAfter(doc, place, words);
    }
    yield* insertedBefore(doc, EVERY, 'once');
    for (const candidate of insertedAfter(doc, WITHIN, 'the space of')) {
      const [edit] = candidate.edits;
      const sentence = doc.sentences.find(({ start, end }) => edit && start <= edit.start && edit.start <= end);
      if (sentence && !matches(doc, TO_COME, sentence.text) && !matches(doc, AT_ONCE, sentence.text)) yield candidate;
    }
  },
};
