import type { Token } from '../core/doc.js';
import { conjugate } from './verbs.js';

/** Whether the token is a past participle. */
export function isParticiple(token: Token): boolean {
  if (token.pos !== 'VERB' && token.pos !== 'AUX') return false;
  return (
    /^(?:been|born)$/u.test(token.lower) ||
    /[^e]ed$/u.test(token.lower) ||
    conjugate(token.lemma, 'participle') === token.lower
  );
}
