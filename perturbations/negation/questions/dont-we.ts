import type { Clause, Doc, Rule, Token } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { negativeContraction } from '../contractions.js';
import { cueOf } from '../cue.js';
import { auxiliaryOf, INNER } from './tag-statement.js';

export const dontWe: Rule = {
  about:
    'What the speaker and others do, or the other did, is asked back: “We meet at five” → “We meet at five, don’t we?”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['We meet outside the chapel at five', "We meet outside the chapel at five, don't we?"],
    ['You left your scarf at ours 🧣', "You left your scarf at ours, didn't you? 🧣"],
    ["We're singing in Latin this term.", "We're singing in Latin this term, aren't we?"],
    ['Our train leaves at noon', "Our train leaves at noon, doesn't it?"],
  ],
  leaves: [
    "We don't meet",
    'We meet at five!',
    'We meet at five, then we eat',
    'We met my aunt last night',
    'We were locked in the cellar for an hour 😨',
    'You are a star',
    "We're having pasta tonight",
    'We love it here so much that we stayed',
    'I meet them at five',
    'Our dog died',
    'You saved my life',
    'We have two canaries',
  ],
  words: () => ['we', 'you', 'our'],
  *propose(doc) {
    const [clause, second] = doc.clauses;
    const end = endOfWords(doc);
    if (!clause || second || doc.sentences.length !== 1 || end === undefined || !isChat(doc)) return;
    if (doc.tokens[0]?.start !== clause.start || doc.tokens.length > 16 || /[?!,;:"“”()…]/u.test(doc.text)) return;
    if (/^we (?:have|live|own|rent)\b/iu.test(doc.text)) return; // who is asked knows as little
    if (
      /\bwe['’]re (?:having|eating|cooking|painting|re[a-zà-ž]+ing|making|doing|watching|ordering)\b/iu.test(doc.text)
    )
      return; // told, not asked
    const tag = tagFor(doc, clause);
    if (tag === undefined) return;
    const stop = doc.tokens.find(({ start, text }) => start >= end && text === '.');
    yield { edits: [{ start: end, end: stop?.end ?? end, text: `, ${tag}?` }] };
  },
};

/** What several people share and speak of. */
const OURS =
  /^(?:lease|train|match|game|flight|shop|office|rent|bus|ferry|class|meeting|hotel|room|flat|house|school|garden|car|bill|table|appointment|order|lesson|defence|defense|stall|contract|street|bin|boiler|lift|gate|gym|tent|hostel|van|route|booking|visit|team|deposit|tour|tram|slot|shift|break|term|course|piano|fence|roof|kitchen|cellar|hall|library|church|council)$/u;

function glad(tokens: readonly Token[]): boolean {
  return tokens.some((token) => cueOf(token)?.polarity === 'positive');
}

/** Words that show how the speaker feels about it, or that it is told rather than shared. */
const TOLD =
  /^(?:i|me|my|mine|myself|just|so|finally|again|ever|love|loved|adore|hate|hated|miss|will|'ll|would|could|might|may|should|can|must|let|hope|wish|want|need|appreciate|died|lost|and|or)$/u;

function tagFor({ tokens }: Doc, clause: Clause): string | undefined {
  const { subject, finite } = clause;
  if (clause.negation || tokens.some((token) => isNegator(token) || TOLD.test(token.lower) || INNER.test(token.lower)))
    return undefined;
  const auxiliary = auxiliaryOf(clause);
  const contraction = auxiliary && negativeContraction(auxiliary);
  if (auxiliary === undefined || contraction === undefined) return undefined;
  if (/^(?:we|you)$/u.test(subject.text.toLowerCase())) {
    if (clause.tense === 'past' && subject.head.lower === 'we' && !glad(tokens)) return undefined; // news to who reads it
    if (subject.head.lower === 'you' && !/^(?:did|have)$/u.test(auxiliary)) return undefined;
    return `${contraction} ${subject.head.lower}`;
  }
  const ours = subject.determiner?.lower === 'our' && clause.tense === 'present' && OURS.test(subject.head.lower);
  const one = /^(?:is|does|has)$/u.test(auxiliary) && subject.number === 'singular';
  return ours && one && !/^['’]/u.test(finite.text) ? `${contraction} it` : undefined;
}
