import { fold } from '../../../src/plugin.js';

/** A quotation has so many words at least; less is a term or a manner of speaking. */
const FEWEST_WORDS = 4;

const QUOTED = /"([^"\n]{8,1000})"|“([^“”\n]{8,1000})”|«\s?([^«»\n]{8,1000}?)\s?»/gu;

/** The passages that a text quotes, and whether the context has them: letter case, blanks and the last mark aside. */
export function quotesIn(
  text: string,
  context: string,
): readonly { readonly text: string; readonly isInContext: boolean }[] {
  const known = comparable(context);
  return [...text.matchAll(QUOTED)]
    .map((match) => (match.slice(1).find((group) => group !== undefined) ?? '').trim())
    .filter((quote) => quote.split(/\s+/u).length >= FEWEST_WORDS)
    .map((quote) => ({ text: quote, isInContext: pieces(quote).every((piece) => known.includes(comparable(piece))) }));
}

/** What is left out of a quotation is three dots, in brackets or not. */
function pieces(quote: string): readonly string[] {
  return quote.split(/\s*(?:\[\s?(?:…|\.\.\.)\s?\]|…|\.\.\.)\s*/u).filter((piece) => piece !== '');
}

function comparable(text: string): string {
  return fold(text)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.,;:!?]+$/u, '');
}
