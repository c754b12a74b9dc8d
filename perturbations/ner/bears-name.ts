import { animacyOf, type Token } from '../../src/plugin.js';

const NAMED =
  /^(?:state|city|country|capital|island|river|town|village|ship|storm|hurricane|band|character|role|name|planet|moon|bird|lake|station|street|bridge|song|film|movie|book)$/u;

/** `played a castaway`, `was a pirate`: who that is comes after. */
const IS_SOMEBODY =
  /\b(?:play|plays|played|portray[a-zà-ž]*|become|became|marry|married|call|called|named?|is|was|been|be) an? (?:[a-zà-ž]+ )?[a-zà-ž]+\P{L}*$/iu;

export function endsInSomebody(text: string): boolean {
  return IS_SOMEBODY.test(text);
}

/** Whether a noun is of what bears names such as people do, so that a name after it would be its own: `a castaway, Camila`. */
export function bearsName({ pos, lemma }: Token): boolean {
  return pos === 'NOUN' && (animacyOf(lemma) !== 'thing' || NAMED.test(lemma));
}
