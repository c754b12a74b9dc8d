import { type Doc, perDoc, uncapitalize } from '../../src/plugin.js';

export const inCapitals = perDoc(({ text }: Doc): boolean => {
  if (/[a-z]/u.test(text)) return false; // most are told by one letter
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
});

/** An addition in the casing of the text: capitals in one that shouts, a lower-case start in one that begins so, `i`. */
export function inStyle(doc: Doc, addition: string): string {
  if (inCapitals(doc)) return addition.toUpperCase();
  const said = writesSmallI(doc) ? addition.replaceAll(/\bI\b/gu, 'i') : addition;
  return beginsSmall(doc) ? uncapitalize(said) : said;
}

const writesSmallI = perDoc(({ text }: Doc): boolean => /\bi\b/u.test(text) && !/\bI\b/u.test(text));
const beginsSmall = perDoc(({ text }: Doc): boolean => /^\s*\p{Ll}/u.test(text));
