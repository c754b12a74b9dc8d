import { type Doc, perDoc, type Token } from '../../src/plugin.js';
import { SUBSTANCES } from './substances.js';

/** Words that turn a meaning round when they are misread: never touched, with their neighbours in spelling. */
const FRAGILE = new Set(
  `not never none nothing nobody nowhere neither nor hardly scarcely barely without cannot less least more most fewer few
   only before after above below over under until unless except true false legal illegal possible impossible
   employee employees employer employers trainee trainees trainer trainers lessee lessor payee payer`
    .trim()
    .split(/\s+/u),
);

/** The words in which a slip may happen: plain lower-case words of four letters up, no names, negations or quotations. */
export const safeWords = perDoc((doc: Doc): Token[] => {
  const quoted = quotations(doc);
  return doc.tokens.filter(
    (token) =>
      token.kind === 'word' &&
      token.pos !== 'PROPN' &&
      token.end - token.start > 3 &&
      /^[A-Za-z][a-z]{3,}$/u.test(token.text) &&
      (/^[a-z]/u.test(token.text) || startsSentence(doc, token)) &&
      !FRAGILE.has(token.lower) &&
      !SUBSTANCES.has(token.lower) &&
      !isClitic(doc, token) &&
      !quoted.some(({ start, end }) => token.start >= start && token.end <= end),
  );
});

export function startsSentence(doc: Doc, token: Token): boolean {
  return doc.sentences.some((sentence) => sentence.tokens[0]?.index === token.index);
}

/** Part of a contraction or a hyphenated word: `don` in `don't`, `well` in `well-known`. */
function isClitic(doc: Doc, token: Token): boolean {
  const [before, after] = [doc.text[token.start - 1] ?? ' ', doc.text[token.end] ?? ' '];
  return /[\p{L}\p{N}'’\-/_@#]/u.test(before) || /[\p{L}\p{N}'’\-/_@]/u.test(after);
}

/** What stands between double quotation marks: titles and quoted words. */
function quotations(doc: Doc): { start: number; end: number }[] {
  if (!/["“]/u.test(doc.text)) return [];
  return [...doc.text.matchAll(/["“][^"“”\n]*["”]/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
