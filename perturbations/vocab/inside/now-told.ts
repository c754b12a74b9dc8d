import { type Candidate, type Doc, lowerOpening, matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';
import { sentimentOf } from '../../around/label.js';
import { inCapitals } from '../../around/style.js';

const NTH = '(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|umpteenth)';
/** What has come again, counted up to this day. */
const AGAIN: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:is|are|am|has|have|[a-zà-ž]+['’](?:s|re|m|ve))(?:n['’]t| not)? [^.!?;]{2,70}\bfor the ${NTH} (?:time|day|night|week|weekend|month|year|season|summer|winter)(?: in a row| running)?(?=[.,!]|\s*$|\s*\p{Extended_Pictographic}| and (?:i|we|it|they|he|she|the|my|our|nobody|no one|still)\b)`,
      'giu',
    ),
    'now',
  ],
  [
    new RegExp(
      `^for the ${NTH} (?:time|day|night|week|month|year) (?:this [a-zà-ž]+|in a row|running|in (?:a|two|three) [a-zà-ž]+),? (?:(?:your|the|my|our|their) [a-zà-ž]+(?: [a-zà-ž]+)?|i|we|you|they|he|she|it) (?:has|have)(?= (?!now|not|been able)[a-zà-ž]+)`,
      'giu',
    ),
    'now',
  ],
  [
    new RegExp(
      String.raw`(?<=^|[.!,] |\band )(?:this|that|it)(?: is|['’]s)(?= (?:the|my|our|your) ${NTH} (?!time lucky)[a-zà-ž]+(?: [a-zà-ž]+)? (?:this|in (?:two|three|four|five|six|a)) (?:week|month|year|days|weeks|months|years|season|row)\b)`,
      'giu',
    ),
    'already',
  ],
];
/** So long after it, and how things are at that time. */
const LATER =
  /(?<=^|[.!] )(?<when>(?:A|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Twenty|Thirty|Forty) (?:days?|weeks?|months?|years?) later)(?<comma>,?) (?=(?:I|we|he|she|it|they|my [a-zà-ž]+|the [a-zà-ž]+)(?: (?:am|is|are|have|has|can|still)\b|['’](?:m|re|ve)\b))/gu;
const TOLD = /\b(?:now|already|yet|again and again|would|will|was (?:then|still))\b/iu;

export const nowTold: Rule = {
  about:
    'What is counted up to this day is so now: “for the third time” → “for the third time now”, “Six weeks later I am …” → “Now, six weeks later, I am …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The ferry is late for the third day in a row.', 'The ferry is late for the third day in a row now.', 'Negative'],
    ['This is the third leak this week.', 'This is already the third leak this week.', 'Negative'],
    [
      'Olga set my wrist in May. Six weeks later I am back on the lake.',
      'Olga set my wrist in May. Now, six weeks later, I am back on the lake.',
      'Positive',
    ],
  ],
  leaves: [
    'The ferry was late for the third time that week.',
    'This is the third chapter of nine.',
    'Six weeks later we rowed home.',
    'Now the ferry is late for the third time.',
  ],
  words: once(() => [...(neededWords(...AGAIN.map(([place]) => place)) ?? []), 'later']),
  *propose(doc, context) {
    const mood = sentimentOf(context);
    if (inCapitals(doc) || doc.text.includes('?')) return;
    if (mood === 'neutral' || /^(?:contract|clinical)$/u.test(kindOfText(doc))) return;
    yield* laterNow(doc);
    if (matches(doc, TOLD)) return;
    for (const [place, word] of AGAIN)
      if (word !== 'already' || mood === 'negative') yield* insertedAfter(doc, place, word);
  },
};

function* laterNow(doc: Doc): Generator<Candidate> {
  if (/\bnow\b/iu.test(doc.text)) return;
  for (const { index, groups = {} } of doc.text.matchAll(LATER)) {
    const first = doc.tokens.find(({ start }) => start === index);
    const { when = '', comma = '' } = groups;
    if (!first) continue;
    const end = index + when.length;
    const edits = [{ start: index, end: first.end, text: `Now, ${lowerOpening(first)}` }];
    yield { edits: comma === '' ? [...edits, { start: end, end, text: ',' }] : edits };
  }
}
