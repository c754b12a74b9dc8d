import { type Doc, perDoc, uncapitalize } from '../../src/plugin.js';

export const inCapitals = perDoc(({ text }: Doc): boolean => {
  if (/[a-z]/u.test(text)) return false; // most are told by one letter
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
});

/** An addition as the text is written: capitals in one that shouts, a lower-case start in one that begins so, `i`, its apostrophes. */
export function inStyle(doc: Doc, addition: string): string {
  if (inCapitals(doc)) return withItsApostrophes(doc, addition.toUpperCase());
  const said = withItsApostrophes(doc, writesSmallI(doc) ? addition.replaceAll(/\bI\b/gu, 'i') : addition);
  return beginsSmall(doc) ? uncapitalize(said) : said;
}

/** Straight or curly, as the text has them. */
export function withItsApostrophes({ text }: Doc, said: string): string {
  return text.includes('’') ? said.replaceAll("'", '’') : said;
}

const writesSmallI = perDoc(({ text }: Doc): boolean => /\bi\b/u.test(text) && !/\bI\b/u.test(text));
const beginsSmall = perDoc(({ text }: Doc): boolean => /^\s*\p{Ll}/u.test(text));
