import { type Doc, lowerOpening } from '../../../src/plugin.js';
import type { Said } from './said.js';

/** The clause from a token to the end of its statement, with `that` left out; undefined where there is no whole clause. */
export function clauseFrom(doc: Doc, said: Said, from: number): string | undefined {
  let at = from;
  const that = said.tokens[at];
  if (that?.lower === 'that') at++;
  const [first, second] = [said.tokens[at], said.tokens[at + 1]];
  const rest = said.tokens.slice(at);
  if (!first || !second || rest.length < 3) return undefined;
  if (!isSubject(first.lower, second.pos)) return undefined;
  if (!rest.some(({ pos, lower }) => (pos === 'VERB' && !/ing$/u.test(lower)) || pos === 'AUX')) return undefined;
  if (
    rest.some(
      ({ lower, text }) => text === ',' || /^(?:it|but|because|so|if|would|could|should|might|may)$/u.test(lower),
    )
  )
    return undefined;
  return `${lowerOpening(first)}${doc.text.slice(first.end, said.last.end)}`;
}

function isSubject(lower: string, next: string): boolean {
  if (/^(?:i|we|you|they|she|he|someone|somebody|nobody|everyone|everybody)$/u.test(lower))
    return /^(?:VERB|AUX|ADV|PART)$/u.test(next);
  return /^(?:my|our|your|the|this)$/u.test(lower);
}
