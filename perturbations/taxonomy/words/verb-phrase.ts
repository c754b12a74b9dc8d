import { conjugate } from '../../../src/plugin.js';
import { following, type Place, preceding } from '../where.js';
import type { Entry } from './entry.js';
import { wordAfter, wordBefore } from './surroundings.js';

export const PARTICLES = /^(?:up|out|off|down|away|back|over|around|along|through|apart|together|aside|forth)$/u;
export const INFINITIVE_AFTER =
  /^(?:to|do|does|did|n't|not|can|could|will|would|shall|should|may|might|must|'ll|'d|let|lets|help|please)$/u;

/** `be aware of` has more forms than a verb: `they be`, `did be` are none. */
export function isUninflected(place: Place, { replacement, form }: Entry, asked: boolean): boolean {
  if (!/^(?:be|was) /u.test(replacement)) return false;
  if (form !== 'base') return form === 'past';
  const done = place.doc.questions.some(({ auxiliary }) => /^(?:do|does|did)$/u.test(auxiliary.lower));
  return (asked && done) || !(asked || INFINITIVE_AFTER.test(wordBefore(place)));
}

/** `not` and `n't` ask for the plain form only where no `have` or `be` stands before them: `haven't decided`. */
export function takesInfinitive(place: Place): boolean {
  if (!INFINITIVE_AFTER.test(wordBefore(place))) return false;
  const auxiliary = place.doc.tokens[place.first.index - 2];
  return !(/^n['’]?o?t$/u.test(wordBefore(place)) && auxiliary && /^(?:have|be|get)$/u.test(auxiliary.lemma));
}

const OBJECT = /^(?:it|them|him|her|me|us|you)$/u;

/** `bring it up`: a pronoun would have to stand before the particle of the new verb. */
export function partsFrom(place: Place, { replacement }: Entry): boolean {
  const [, particle = ''] = /^\S+ (\S+)$/u.exec(replacement) ?? [];
  return PARTICLES.test(particle) && OBJECT.test(wordAfter(place));
}

/** `finite` entries have no form in -ing, `present` ones none but the present. */
export function hasForm({ flags, form }: Entry): boolean {
  if (flags.has('present')) return form === 'base' || form === 'third';
  return !(flags.has('finite') && form === 'gerund');
}

/** `the very beginning`: a noun, whatever the tagger says. */
export function isNamed(place: Place): boolean {
  return (
    place.first.pos === 'NOUN' || /^(?:the|an?|very|this|that|my|your|his|her|its|our|their)$/u.test(wordBefore(place))
  );
}

/** `Are hats required wear?`; only what one is given stands behind its participle, and anything behind a preposition: `made into soup`. */
export function isBeforeNoun(place: Place): boolean {
  const gives = /^(?:give|award|offer|send|tell|pay|teach|show|grant|lend|hand|call|charge|bill)$/u;
  const after = following(place);
  if (place.first !== place.last || !after || /^(?:today|tomorrow|yesterday|tonight|home)$/u.test(after.lower))
    return false;
  return after.pos === 'NOUN' && !gives.test(place.first.lemma);
}

/** `harassment carried out by staff`: after a noun and before a preposition it may be a participle without its `be`. */
export function isReduced(place: Place): boolean {
  const [before, after] = [preceding(place), following(place)];
  return (!before || /^(?:NOUN|PROPN)$/u.test(before.pos)) && (after?.pos === 'ADP' || after?.lower === 'by');
}

/** `a play written by a sailor`: a form that is no past, so that it needs no auxiliary to be known for a participle. */
export function isWithoutBe(place: Place): boolean {
  const { lower, lemma } = place.first;
  return isReduced(place) && preceding(place) !== undefined && lower !== lemma && conjugate(lemma, 'past') !== lower;
}

/** `the finished house`, `a purchased ticket`. */
export function isAttributive({ doc, first, last }: Place): boolean {
  const [before, after] = [doc.tokens[first.index - 1], doc.tokens[last.index + 1]];
  return before?.pos === 'DET' && (after?.pos === 'NOUN' || after?.pos === 'ADJ' || after?.pos === 'PROPN');
}

/** `What time does it shut?`: a verb whose past is its plain form, with one in front that asks for the plain form. */
export function isPlainToo({ sentence, first }: Place): boolean {
  if (first.lemma !== first.lower || conjugate(first.lower, 'past') !== first.lower) return false;
  return sentence.tokens.some(({ index, lower }) => index < first.index && INFINITIVE_AFTER.test(lower));
}
