import type { Token } from '../../src/plugin.js';

const ADVERB = /ly$|^(?:also|still|ever|always|usually|really|sometimes|often)$/u;
/** Words after which a base form belongs to what came before. */
const WANTS_BASE =
  /^(?:to|can|could|will|would|should|must|may|might|do|does|did|cannot|not|n't|help|let|make|makes|made)$/u;

/**
 * Index of the main verb after a subject with one relative clause: `can a hiker who is lost in fog | improve his chances`,
 * where the clause has its own verb and one other base form only follows it. `isBase` says which words can be one, `isSure`
 * which can be nothing else where they stand.
 */
export function relativeVerb(
  tokens: readonly Token[],
  isBase: (token: Token) => boolean,
  isSure: (tokens: readonly Token[], at: number) => boolean,
): number | undefined {
  const relative = tokens.findIndex(({ lower }) => /^(?:who|that|which|whose)$/u.test(lower));
  if (relative < 2 || relative > 6 || tokens.length > 34) return undefined;
  if (tokens.slice(1, relative).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return undefined;
  const places: number[] = [];
  for (let at = relative + 3; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before || !token) break;
    if (
      places.length > 0 &&
      /^(?:who|that|which|whose|to|if|when|because|although|while|before|after|as|until|so|where|how|what|by|without|than)$/u.test(
        token.lower,
      )
    )
      break;
    if (
      places.length === 0 &&
      /^(?:and|or|nor|but|if|when|because|although|while|before|after|until|whether|than|,)$/u.test(token.lower)
    )
      return undefined;
    if (!isBase(token) || WANTS_BASE.test(before.lower)) continue;
    const from = ADVERB.test(before.lower) ? at - 1 : at;
    const end = tokens[from - 1];
    if (
      !end ||
      !/^(?:NOUN|PROPN|NUM|PRON|VERB|ADV|ADJ)$/u.test(end.pos) ||
      /^(?:his|her|its|their|my|your|our|no|very|so)$/u.test(end.lower)
    )
      continue;
    if (from < at && end.pos === 'VERB') return undefined; // `that renews automatically be charged`
    if (places.length === 0 || isSure(tokens, at)) places.push(from);
  }
  const [place] = places;
  if (places.length !== 1 || place === undefined) return undefined;
  const verb = tokens.findIndex(({ lower }, at) => at >= place && !ADVERB.test(lower));
  const own = tokens
    .slice(relative + 1, place)
    .some(({ pos, lower, lemma }) => pos === 'AUX' || (pos === 'VERB' && lower !== lemma));
  return own && isSure(tokens, verb) ? place : undefined;
}
