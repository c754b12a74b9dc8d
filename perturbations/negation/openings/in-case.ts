import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { isOfficial } from '../../around/register.js';
import { isPlain } from '../mood.js';

const OPENINGS = ["In case you didn't know,"];

export const inCase: Rule = {
  about: 'Plain news for others is opened by a denied knowledge: “In case you didn’t know, the gym is open until nine”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The bus to campus leaves from stop C 🚌', "In case you didn't know, the bus to campus leaves from stop C 🚌"],
    ['The meeting has moved to Thursday', "In case you didn't know, the meeting has moved to Thursday"],
  ],
  leaves: [
    'The bus is never on time',
    'The soup was awful',
    'I left the keys here',
    'She said she would ring',
    'The bus left?',
    'In case you ask, the bus left',
    'The patient attended clinic today',
    'Your bus leaves at nine',
    'It was a blue one',
    'The lamp is bright but quite small',
    'The museum was full',
    'The lift has been out of order since Easter',
    'This sofa is fine',
    'My brother lives in Toronto',
    'The firm has dismissed its chairman after auditors found that money had been moved to private accounts.',
    'The torch lasts forever',
    'Their shed is the green one',
    'The flat is on the third floor',
    'The line moved at its own pace',
  ],
  *propose(doc) {
    const [clause] = doc.clauses;
    if (
      clause &&
      /^you$/iu.test(clause.subject.text) &&
      clause.finite.lower === 'can' &&
      ALLOWED.test(clause.verb.lower) &&
      isPlain(doc) &&
      !isOfficial(doc) &&
      clause.start === doc.tokens[0]?.start
    ) {
      for (const opening of OPENINGS) {
        const front = inFront(doc, opening);
        if (front) yield front;
      }
      return;
    }
    if (!clause || doc.sentences.length > 1 || clause.start !== doc.tokens[0]?.start) return;
    if (!isMessage(doc) || !isPlain(doc) || isOfficial(doc) || !isNews(doc)) return;
    const { subject, tense, auxiliaries, finite } = clause;
    if (subject.person !== 3 || doc.tokens.length > LONG) return;
    const perfect = /^(?:has|have|'s|'ve)$/u.test(finite.lower) && auxiliaries.length > 0;
    const will = tense === 'future';
    const planned = /ing$/u.test(clause.verb.lower) && /\b(?:next|tomorrow|on \p{Lu}\p{L}+day)\b/u.test(clause.text);
    const told =
      planned ||
      perfect ||
      will ||
      SCHEDULED.test(clause.verb.lower) ||
      (clause.copular && tense === 'present' && DATED.test(clause.text));
    if (!told || matches(doc, TROUBLE)) return;
    for (const opening of OPENINGS) {
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

/** What is told at length is news for all, in which nobody is spoken to. */
const LONG = 14;

const ALLOWED =
  /^(?:leave|park|pay|collect|use|find|book|bring|borrow|order|take|buy|store|sit|enter|register|drop|pick)$/u;
const SCHEDULED =
  /^(?:opens|open|closes|close|starts|start|begins|begin|leaves|lands|arrives|departs|runs|finishes|ends|goes|costs|cost|weighs|lasts|takes|meets|comes)$/u;
const DATED = /\b(?:open|closed|due)\b/iu;

/** A complaint that only looks like news. */
const TROUBLE =
  /\b(?:today has been|yesterday was|out of order|broken|broke|down|off|cancelled|canceled|missing|stuck|leaking|late|delayed|since|for (?:days|weeks|months|ages)|again|still|yet|incredibly|unbelievably|extremely|been [a-zà-ž]+ing)\b/iu;

/** Said of things and arrangements, not of people's lives, feelings or this one thing in hand. */
function isNews({ text, tokens, clauses }: Doc): boolean {
  const [clause] = clauses;
  const { subject } = clause ?? {};
  if (
    !subject ||
    /^(?:this|these|it|he|she|they|my|our|their|her|his|there|i|we|you)$/iu.test(subject.tokens[0]?.text ?? '')
  )
    return false;
  if (subject.animacy === 'person' || (subject.kind === 'name' && !/['’]s\b/u.test(subject.text))) return false;
  return (
    !clause?.sentence.tokens.some(({ lower }) => /^(?:you|your)$/u.test(lower)) &&
    !tokens.some(({ lower }) =>
      /^(?:i|my|me|but|forever|ages|always|well|perfectly|quite|think|guess|maybe|if|though)$/u.test(lower),
    ) &&
    !/[:;]/u.test(text)
  );
}
