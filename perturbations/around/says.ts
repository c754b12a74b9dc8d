import { type Doc, mayMatch } from '../../src/plugin.js';

/** Whether an expression, which is made once, takes a word of the text in lower case: most are told by the words of the text. */
export function says(doc: Doc, word: RegExp): boolean {
  return mayMatch(doc, word) && doc.tokens.some(({ lower }) => word.test(lower));
}
