import { following, type Place, preceding } from '../where.js';

/** The word in front of a place in its sentence, lower case; empty where there is none. */
export function wordBefore(place: Place): string {
  return preceding(place)?.lower ?? '';
}

export function wordAfter(place: Place): string {
  return following(place)?.lower ?? '';
}

const NEGATION =
  /^(?:not|n't|never|no|nothing|nobody|none|neither|nor|hardly|barely|scarcely|without|cannot|dont|isnt|wasnt)$/u;

/** Whether a negation stands within five words in front: there, even close synonyms come apart (`not great`, `not excellent`). */
export function negated({ sentence, first }: Place): boolean {
  return sentence.tokens.some(
    (token) => token.index < first.index && token.index >= first.index - 5 && NEGATION.test(token.lower),
  );
}
