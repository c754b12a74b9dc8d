import type { Token } from '../core/doc.js';
import { NATIONAL, PLURAL_IN_FRONT } from './ran-on.js';

/**
 * Where the predicate begins when the question is one row of nouns: `are newts | amphibians`, `was the vase | Greek`.
 * Undefined where more than one place is possible.
 */
export function kindSaid(tokens: readonly Token[], from: number, nounEnd: number): number | undefined {
  const [before, last] = [tokens[nounEnd - 2], tokens[nounEnd - 1]];
  if (nounEnd !== tokens.length || nounEnd - 2 < from || !before || !last) return undefined;
  if (last.pos === 'PROPN') return isThing(before) && NATIONAL.test(last.text) ? nounEnd - 1 : undefined;
  if (!isPlural(last) || !/^(?:are|were|aren't|weren't)$/u.test(tokens[0]?.lower ?? '')) return undefined;
  let only: number | undefined;
  for (let at = from; at < nounEnd - 1; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') return undefined;
    if (only !== undefined && token.pos !== 'NOUN' && token.pos !== 'ADJ') return undefined;
    if (!isPlural(token)) continue;
    if (only !== undefined || PLURAL_IN_FRONT.test(token.lower)) return undefined;
    only = at + 1;
  }
  return only;
}

const isThing = ({ pos, text }: Token): boolean => pos === 'NOUN' && /^\p{Ll}/u.test(text);
const isPlural = (token: Token): boolean =>
  isThing(token) && /[^s]s$/u.test(token.lower) && token.lower !== token.lemma;
