import { fold } from '../../../src/plugin.js';

/** Letters of other scripts that look like ours. */
const TWINS: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    с: 'c',
    е: 'e',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    в: 'b',
  },
  ...{
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ø: 'o',
    ı: 'i',
    ł: 'l',
    ß: 'ss',
  },
};

/** What is written for letters: `sh1t`, `a$$`, `@sshole`. A 1 may be an i or an l. */
const LEET: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't', '€': 'e' },
};

/** Text as the lexicon has it: lower case, no accents, twins of our letters as ours. May be longer or shorter. */
export function plainLetters(text: string): string {
  const bare = fold(text).normalize('NFKD').replace(/\p{M}/gu, '');
  return bare.replace(/[^\p{ASCII}]/gu, (letter) => TWINS[letter] ?? letter);
}

/** The words that a run of characters without a blank may stand for, each of letters alone; `*` is a letter left out. */
export function spellings(run: string): readonly string[] {
  const text = plainLetters(run).replace(/'s?$|^'/gu, '');
  const parts = text.split(/[^a-z\d]+/u).filter((part) => /^[a-z]+$/u.test(part));
  const inner = text.replace(/^[^a-z\d@$|+]+|[^a-z\d@$|+]+$/gu, '');
  const isJoined = /^[a-z\d@$!|]+(?:[._~+*/\\-]+[a-z\d@$!|]+)+$/u.test(inner);
  const joined = isJoined ? inner.replace(/[._~+*/\\-]/gu, '') : inner;
  const words = [
    ...parts,
    ...(isJoined && joined.length > 3 ? [joined] : []),
    ...decoded(joined),
    ...(isMasked(inner) ? [inner] : []),
  ];
  return [...new Set(words.flatMap((word) => [word, ...unstretched(word)]))].filter((word) => /^[a-z*]+$/u.test(word));
}

/** `f**k`: two letters or more, the first among them, and some left out. */
function isMasked(text: string): boolean {
  return /^[a-z][a-z*]{2,}[a-z]$/u.test(text) && text.includes('*');
}

/** A run with more digits than letters is a number or the name of a product: `A55`. */
function decoded(text: string): readonly string[] {
  const digits = text.match(/\d/gu)?.length ?? 0;
  const others = text.match(/[a-z@$!|]/gu)?.length ?? 0;
  if (!/[\d@$!|+€]/u.test(text) || digits > others + (text.length > 4 ? 1 : 0) || text.length > 40) return [];
  const letters = text.replace(/[03-57-9@$!|+€]/gu, (sign) => LEET[sign] ?? sign);
  return [letters.replaceAll('1', 'i'), letters.replaceAll('1', 'l')];
}

/** `fuuuck`, `asssss`: three of a letter or more are one or two. */
function unstretched(word: string): readonly string[] {
  if (!/([a-z])\1\1/u.test(word)) return [];
  return [word.replace(/([a-z])\1{2,}/gu, '$1'), word.replace(/([a-z])\1{2,}/gu, '$1$1')];
}
