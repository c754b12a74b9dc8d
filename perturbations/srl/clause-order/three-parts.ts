import type { Token } from '../../../src/plugin.js';

export type Parts = readonly [readonly Token[], readonly Token[], readonly Token[]];

/** `A, B and C`, `A, B, and C`: no other comma, nor `and` before the last; nothing in the first two that ties them together. */
export function threeParts(words: readonly Token[]): Parts | undefined {
  const commas = words.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  const [one, two, three] = commas;
  const and = words.findIndex(({ lower }, at) => lower === 'and' && at > (two ?? one ?? 0));
  if (one === undefined || three !== undefined || and < one || (two !== undefined && two !== and - 1)) return undefined;
  if (two === undefined && words.some(({ lower }, at) => lower === 'and' && at !== and)) return undefined;
  const parts: Parts = [words.slice(0, one), words.slice(one + 1, two ?? and), words.slice(and + 1)];
  const [first, second, third] = parts;
  const told =
    [first, second].some((part) => part.some(isTied)) ||
    second.some(({ lower }, at) => BACK.test(lower) && !(at === 0 && lower === 'there')) ||
    third.some(({ lower }, at) => LAST.test(lower) && !(at === 0 && lower === 'there'));
  return told || parts.some(({ length }) => length < 2 || length > 20) ? undefined : parts;
}

/** `since October` ties nothing. */
function isTied({ lower, pos }: Token): boolean {
  return TIED.test(lower) || (pos !== 'ADP' && /^(?:since|before|after|until)$/u.test(lower));
}

const TIED =
  /^(?:then|also|too|even|so|still|again|therefore|afterwards|finally|later|eventually|first|next|both|either|neither|instead|but|or|because|when|if|while|though|although|which|who|yet|however|only|just|another|same|rest|meanwhile|otherwise|all|that|than|what|how)$/u;
/** What the last takes up or sets itself against. */
const LAST =
  /^(?:then|also|too|so|therefore|afterwards|finally|later|eventually|both|either|neither|instead|but|another|same|rest|meanwhile|otherwise|one|ones|these|those|this|there|here|yet|still)$/u;
const BACK = /^(?:its|them|their|he|him|she|there|here|these|those|this|one|ones|himself|herself)$/u;
