import { conjugate, type Doc, lowerOpening, type Token } from '../../src/plugin.js';

/** Words that hold a predicate or clause to its place: it goes on from the one before. */
const TIED =
  /^(?:then|also|too|even|so|still|again|therefore|afterwards|finally|later|now|both|either|instead|that|which|who|because|when|if|but|not|n't|never|as|there|other|others|another|same|rest|or|than|him|them|her|they|he|she|this|these|those|one|ones)$/u;

export function isPresent({ lower, lemma, pos }: Token): boolean {
  return pos === 'VERB' && conjugate(lemma, 'third') === lower;
}

export function isTied(words: readonly Token[]): boolean {
  return words.some(({ lower }) => TIED.test(lower) || lower === 'and');
}

export function exchange(doc: Doc, left: readonly Token[], right: readonly Token[], opens: boolean) {
  const [one, two, end, last] = [left[0], right[0], left.at(-1), right.at(-1)];
  if (!one || !two || !end || !last) return undefined;
  const capital = opens && /^\p{Lu}/u.test(one.text);
  const later = doc.text.slice(two.start, last.end);
  const earlier = doc.text.slice(one.end, end.end);
  return [
    { start: one.start, end: end.end, text: capital ? later.charAt(0).toUpperCase() + later.slice(1) : later },
    { start: two.start, end: last.end, text: `${opens ? lowerOpening(one) : one.text}${earlier}` },
  ];
}
