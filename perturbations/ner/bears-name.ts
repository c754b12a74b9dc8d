import { animacyOf, type Token } from '../../src/plugin.js';

const NAMED =
  /^(?:state|city|country|capital|island|river|town|village|ship|storm|hurricane|band|character|role|name|planet|moon|bird|lake|station|street|bridge|song|film|movie|book)$/u;

/** Whether a noun is of what bears names such as people do, so that a name after it would be its own: `a castaway, Camila`. */
export function bearsName({ pos, lemma }: Token): boolean {
  return pos === 'NOUN' && (animacyOf(lemma) !== 'thing' || NAMED.test(lemma));
}
