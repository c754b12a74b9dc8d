import type { Clause, Token } from '../../../src/plugin.js';

/** What points back to the clause before. */
export const BACK =
  /^(?:it|its|they|them|their|he|him|his|she|her|that|these|those|too|also|even|both|either|again|still|now|then|there|because|when|while|if|which|who|than|but|only|instead|so|as|such|another|rest|same|and|keeps?|already)$/u;

/** `I'm still in pain`, `I've lost all trust`: how things are with the one who writes. */
export function isOwnState({ subject, finite, verb, negation }: Clause, words: readonly Token[]): boolean {
  if (!/^(?:i|we)$/u.test(subject.text.toLowerCase()) || words.length > 10) return false;
  const said = words.slice(1).filter(({ start }) => start >= finite.start);
  const state = /^(?:'m|am|'re|are|ca|have|'ve|need|hate|love|miss)$/u.test(finite.lower) && !/ing$/u.test(verb.lower);
  const plain = words.every(({ kind, lower }) => kind === 'word' && lower !== 'been') && words.length > 2;
  return (
    state &&
    plain &&
    !said.some(({ lower }) => BACK.test(lower) && lower !== 'still') &&
    (negation === undefined || finite.lower !== 'am')
  );
}
