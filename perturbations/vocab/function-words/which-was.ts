import type { Candidate, Doc, Rule, Token } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

/** Things that are made, sent or held by somebody, never doers of it, and how that is told of them in short. */
const THING =
  '(?:meeting|hearing|conference|concert|ceremony|auction|vote|ballot|repairs?|work|survey|inspection|tests?|audit|damage|delays?|losses|problems?|fire|noise|letters?|notice|e-?mails?|reports?|statements?|forms?|parcels?|order|items|song|book|novel|poem|bridge|mill|house|church|shell|bomb)';
const DONE =
  '(?:held (?:on|in|at) (?!to\\b)|carried out (?:on|by|in|at) |caused by |sent (?:on|by) |issued (?:on|by) |signed (?:on|by) |submitted (?:on|by) |placed on (?=\\d|\\p{Lu})|written by |built (?:in|by) |found by |left by |organi[sz]ed by |published (?:in|by|on) )';
const IN_SHORT = new RegExp(
  String.raw`(?<=\b(?:the|an?|my|our|their|your|its|two|three|four|all|any|\p{Ll}+) )(?<thing>${THING})(?<comma>,?) (?=${DONE})`,
  'giu',
);

export const whichWas: Rule = {
  about: 'A relative clause in short is written out: “the meeting held in May” → “the meeting that was held in May”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Here are the minutes of the meeting held in May.', 'Here are the minutes of the meeting that was held in May.'],
    ['The mill, built in 1820, is open.', 'The mill, which was built in 1820, is open.'],
    ['I paid for the repairs carried out on my roof.', 'I paid for the repairs that were carried out on my roof.'],
  ],
  leaves: [
    'The meeting was held in May.',
    'Neither party is liable for any delay caused by the other and shall not pay.',
    'The church held on to its land.',
    'My aunt found by the pier',
    'Was the meeting held in May?',
  ],
  words: () => [
    'held',
    'carried',
    'caused',
    'sent',
    'issued',
    'signed',
    'submitted',
    'placed',
    'written',
    'built',
    'found',
    'left',
    'organised',
    'organized',
    'published',
  ],
  *propose(doc) {
    if (doc.text.includes('?') || inCapitals(doc) || kindOfText(doc) === 'contract') return;
    if (/\b(?:shall|must|may|will be|that (?:was|were)|which (?:was|were))\b/u.test(doc.text)) return; // what holds for all time
    for (const match of doc.text.matchAll(IN_SHORT)) yield* writtenOut(doc, match);
  },
};

function* writtenOut(doc: Doc, { index, groups = {}, 0: found }: RegExpExecArray): Generator<Candidate> {
  const { thing = '', comma = '' } = groups;
  const head = doc.tokens.find(({ start }) => start === index);
  if (head?.pos !== 'NOUN' || isQuotedAt(doc, index) || !tellsMore(doc, head, comma)) return;
  const many = /^(?:losses|problems|tests|repairs|delays|letters|e-?mails|reports|statements|forms|parcels|items)$/iu;
  const at = index + found.length;
  yield {
    edits: [{ start: at, end: at, text: `${comma === '' ? 'that' : 'which'} ${many.test(thing) ? 'were' : 'was'} ` }],
  };
}

/** Whether the thing is somebody's object, or a verb of its own follows what is told of it in short. */
function tellsMore(doc: Doc, head: Token, comma: string): boolean {
  const sentence = doc.sentences.find(({ start, end }) => start <= head.start && head.end <= end);
  const tokens = sentence?.tokens ?? [];
  const isVerb = ({ pos, lower }: Token) => pos === 'AUX' || (pos === 'VERB' && !/ing$/u.test(lower));
  const before = tokens.filter(({ index }) => index < head.index);
  const after = tokens.filter(({ index }) => index > head.index + (comma === '' ? 2 : 3));
  if (before.some(({ lower }) => /^(?:was|were|had|having|is|are|be)$/u.test(lower)))
    return comma === '' && /^(?:of|for|by|in|from|to|with|about)$/u.test(before.at(-2)?.lower ?? '');
  return before.some(isVerb) || (after.some(isVerb) && (comma === '' || after.some(({ text }) => text === ',')));
}
