import { type Candidate, type Doc, matches, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';
import { isOf } from '../../around/only-if.js';

const SOME =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|twenty-eight|twenty-one|thirty|sixty|ninety)';
const FOR = new RegExp(
  `\\b(?:(?<!\\b(?:sat|met|lasted|heard|waited|stayed|was|were) )for|within)(?= ${SOME} (?:working )?(?:days|weeks|months|years|hours)(?=[.,;]|\\s*$| (?:from|in|at|on|after|and|or|by|before|unless|with)\\b))`,
  'giu',
);
const UNDER =
  /\bunder(?= (?:the|this|our|my|your|his|her) (?:agreement|lease|licence|license|contract|policy|plan|warranty|guarantee|tenancy|settlement|deed|will)\b(?!['’]))/giu;
const BETWEEN =
  /\bbetween(?= (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}(?: ?[ap]\.?m\.?)?) and (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\d{1,2}(?: ?[ap]\.?m\.?)?)(?=[.,;]|\s*$| (?:on|in|at|as|every|each|and|but|today|tomorrow|this)\b))/giu;
const PAID =
  /\b(?:pa(?:y|ys|id|ying)|ow(?:e|es|ed|ing)|charged?|charging|taken?|took|refund(?:ed)?|deduct(?:ed)?|cost|costs|transferred|donated|raised|claim(?:s|ed)?)(?: (?:me|us|him|her|them))?(?= [£$€]\d[\d,.]*\d(?![\d%])(?! (?:a|an|per|each|more|less|for every|extra|off)\b))/giu;

const OF_RULES = /\b(?:shall|agreement|lease|licen[cs]e|tenancy|appeal|tribunal|court|claimant|goods|registry)\b/iu;

export const terms: Rule = {
  about: 'Formal words about a time, a contract or an amount: “for six weeks” → “for a period of six weeks”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The lessee shall pay within ten days.', 'The lessee shall pay within a period of ten days.'],
    ['Under the lease, the tenant may keep a cat.', 'Under the terms of the lease, the tenant may keep a cat.'],
    [
      'The office of the registry is open between nine and four.',
      'The office of the registry is open between the hours of nine and four.',
    ],
    ['The tenant of the lower flat owes £350.', 'The tenant of the lower flat owes the sum of £350.'],
  ],
  leaves: [
    'I waited for six weeks 😩',
    'The tenant left the flat in May.',
    'It is between nine and four miles.',
    'It is under the lease.',
    'I paid £3 lol',
    'The lessee shall pay within ten days of notice.',
    'The opera runs for two hours, including an interval.',
  ],
  onlyIf: isOf('letter', 'ticket', 'contract', 'clinical', 'notice', 'appraisal'),
  *propose(doc) {
    const kind = kindOfText(doc);
    if (kind === 'contract' || (kind === 'notice' && matches(doc, OF_RULES)))
      yield* insertedAfter(doc, FOR, 'a period of');
    if (!/\bit is under\b/iu.test(doc.text)) yield* insertedAfter(doc, UNDER, 'the terms of');
    if (kind === 'contract' || kind === 'notice') yield* insertedAfter(doc, PAID, 'the sum of');
    yield* hours(doc);
  },
};

/** Hours of the day, in prose that is not typed in haste. */
function* hours(doc: Doc): Generator<Candidate> {
  if (/^\s*\p{Lu}.*\.\s*$/su.test(doc.text) && !/\b(?:aged?|years?|percent|per cent)\b/iu.test(doc.text))
    yield* insertedAfter(doc, BETWEEN, 'the hours of');
}
