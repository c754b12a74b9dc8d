import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter, insertedBefore } from '../../around/inserted.js';

const TELL = '(?:inform|tell|offer|announce|report|confirm|say|let you know)';
/** Forms of words of letters, notices and contracts, and what may stand in them without a change of sense. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:am|are|is|['’]m|['’]re) (?:very |so )?(?:pleased|delighted|happy|glad|proud)(?= to ${TELL}\b)`,
      'giu',
    ),
    'to be able',
  ],
  [/\b(?:am|are|['’]m|['’]re) (?:very |so |really |truly )?sorry to(?= (?:tell|inform|say|report)\b)/giu, 'have to'],
  [/\b(?:i|we) (?:very much )?regret to(?= (?:inform|tell|report|say)\b)/giu, 'have to'],
  [/\bthis is(?= (?:a (?:friendly |gentle |quick |short )?reminder (?:that|to)|to (?:remind|let) you)\b)/giu, 'just'],
  [/\bin the (?:first|second|third|fourth|last|final) quarter(?=[.,]| (?:and|after|as) |\s*$)/giu, 'of the year'],
  [/\b(?:i|we)(?= wanted to (?:tell|thank|say|let|express)\b)/giu, 'just'],
  [
    /\bdeliver(?:ed)? the (?:goods|equipment|materials|documents|products)(?=[.,]| (?:by|on|within|and|in)\b)/giu,
    'in question',
  ],
];
/** What a party to a contract does by the words themselves. */
const BY_WORDS =
  /(?<=\bthe (?:supplier|seller|buyer|tenant|landlord|lessee|lessor|licensor|licensee|contractor|client|employer|employee|borrower|lender|guarantor|vendor|purchaser|company) )(?:warrants|agrees|undertakes|grants|assigns|acknowledges|waives|represents|appoints|guarantees)\b|(?<=(?:^|[.!] )(?:the|both) parties )(?:agree|acknowledge|waive|undertake)\b/giu;

export const formula: Rule = {
  about:
    'A set phrase of letters and contracts at its fuller: “We are pleased to be able to offer you …”, “hereby grants”',
  expects: { sentiment: 'same', labels: 'same' },
  words: () => neededWords(...PLACES.map(([place]) => place), BY_WORDS),
  examples: [
    ['We are pleased to offer you the room', 'We are pleased to be able to offer you the room'],
    ['We regret to inform you that the hall is full.', 'We regret to have to inform you that the hall is full.'],
    ['This is a reminder that the hall closes at nine.', 'This is just a reminder that the hall closes at nine.'],
    ['The Supplier warrants that the lamps are new.', 'The Supplier hereby warrants that the lamps are new.'],
  ],
  leaves: [
    'We are pleased with the offer',
    'We regret the delay',
    'The landlord agrees with my aunt, and I am glad',
    'The Supplier hereby warrants that the lamps are new.',
    'Is the landlord pleased?',
    'They scored in the last quarter of the game',
    'The lessee shall pay in May, unless the parties agree otherwise.',
  ],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const [place, words] of PLACES) yield* insertedAfter(doc, place, words);
    if (/\b(?:hereby|hereunder|i|my|we|our|he|she)\b|^[^.]*\b(?:report|said|ruled)\b/iu.test(doc.text)) return;
    yield* insertedBefore(doc, BY_WORDS, 'hereby');
  },
};
