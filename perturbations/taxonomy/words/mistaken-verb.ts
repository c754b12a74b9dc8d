import type { Place } from '../where.js';
import { wordAfter, wordBefore } from './surroundings.js';

/** `She baked us a cake`: what follows these is no adjective. */
const SUBJECT = /^(?:i|you|he|she|we|they|who)$/u;
const BETWEEN = /^(?:just|finally|never|also|already|still|almost|nearly|once|actually|only|even|recently)$/u;
const OPENS_OBJECT =
  /^(?:the|an?|my|your|his|her|its|our|their|this|that|these|those|every|everything|everyone|me|us|him|them|it)$/u;
const RECEIVER = /^(?:me|us|him|her|them|it)$/u;

/** A verb that the tagger takes for a noun or an adjective: `I just baked a pie`, `Please text me`, `I'm loving this`, `This toaster burns everything`. */
export function isMistaken(place: Place): boolean {
  const { first, last, doc, sentence } = place;
  if (!/^(?:ADJ|NOUN)$/u.test(first.pos)) return false;
  const before = wordBefore(place);
  if (first.pos === 'ADJ' && first.lower.endsWith('ed'))
    return SUBJECT.test(before) || (BETWEEN.test(before) && SUBJECT.test(doc.tokens[first.index - 2]?.lower ?? ''));
  if (isBeingDone(place)) return true;
  if (first !== last) return false;
  if (isAfterModal(place)) return true;
  if (isOnlyVerb(place) && !wordAfter(place) && before.endsWith('s') !== first.lower.endsWith('s')) return true;
  if (!OPENS_OBJECT.test(wordAfter(place))) return false;
  if (before === 'please') return RECEIVER.test(wordAfter(place));
  return first.lower.endsWith('s') && isOnlyVerb(place) && sentence.tokens.length > 3;
}

/** `I'm packing boxes`, `we're standing in line`: after a pronoun and its `be`. */
export function isBeingDone({ first, doc }: Pick<Place, 'first' | 'doc'>): boolean {
  if (!/(?<!th)ing$/u.test(first.lower) || first.lower.length < 5) return false;
  const [be, subject] = [doc.tokens[first.index - 1], doc.tokens[first.index - 2]];
  return /^(?:'m|am|'re|are)$/u.test(be?.lower.replace('’', "'") ?? '') && SUBJECT.test(subject?.lower ?? '');
}

const MODAL = /^(?:do|does|did|ca|can|could|wo|will|'ll|would|should|must|might)$/u;

/** `won't close`, `will dry`. */
function isAfterModal({ first, doc }: Place): boolean {
  const [before, earlier] = [doc.tokens[first.index - 1], doc.tokens[first.index - 2]];
  if (before?.lower === "n't") return MODAL.test(earlier?.lower ?? '');
  return first.pos === 'ADJ' && MODAL.test(before?.lower ?? '') && before?.pos === 'AUX';
}

/** Nothing else in the sentence could be its verb, and a noun stands right before it. */
export function isOnlyVerb({ first, sentence, doc }: Pick<Place, 'first' | 'sentence' | 'doc'>): boolean {
  const before = doc.tokens[first.index - 1];
  if (before?.pos !== 'NOUN' || sentence.tokens[0]?.index === before.index) return false;
  return !sentence.tokens.some(({ pos, index }) => index < first.index && /^(?:VERB|AUX)$/u.test(pos));
}
