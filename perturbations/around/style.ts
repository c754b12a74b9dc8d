import { type Doc, perDoc, uncapitalize } from '../../src/plugin.js';

export const inCapitals = perDoc(({ text }: Doc): boolean => {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
});

/** An addition in the casing of the text: capitals in one that shouts, a lower-case start in one that begins so, `i`. */
export function inStyle(doc: Doc, addition: string): string {
  if (inCapitals(doc)) return addition.toUpperCase();
  const said = /\bi\b/u.test(doc.text) && !/\bI\b/u.test(doc.text) ? addition.replaceAll(/\bI\b/gu, 'i') : addition;
  return /^\s*\p{Ll}/u.test(doc.text) ? uncapitalize(said) : said;
}
