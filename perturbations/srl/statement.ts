import { type Clause, type Doc, perDoc, type Token } from '../../src/plugin.js';

/** The one sentence of a text that is a statement without quotation or question. */
export const soleSentence = perDoc((doc: Doc): Clause | undefined => {
  const [clause] = doc.clauses;
  if (!clause || doc.sentences.length !== 1 || doc.text.includes('?') || /["“”;:(]/u.test(doc.text)) return undefined;
  const end = wordsEnd(doc);
  if (doc.tokens.some(({ kind, index }) => kind === 'emoji' && index < end)) return undefined;
  return doc.tokens[0]?.start === clause.start ? clause : undefined;
});

/** Index after the last word: before the final mark and emoji. */
export const wordsEnd = perDoc(({ tokens }: Doc): number => {
  let end = tokens.length;
  while (end > 0 && !isWord(tokens[end - 1])) end--;
  return end;
});

export function isWord(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'word' || token.kind === 'number' || token.kind === 'literal');
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
