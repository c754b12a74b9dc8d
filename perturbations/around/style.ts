import { type Doc, uncapitalize } from '../../src/plugin.js';

export function inCapitals({ text }: Doc): boolean {
  const letters = text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
}

/** An addition in the casing of the text: capitals in one that shouts, a lower-case start in one that begins so. */
export function inStyle(doc: Doc, addition: string): string {
  if (inCapitals(doc)) return addition.toUpperCase();
  return /^\s*\p{Ll}/u.test(doc.text) ? uncapitalize(addition) : addition;
}
