import { type Candidate, type Doc, lowerOpening, uncapitalize } from '../../src/plugin.js';

/**
 * The text with `opening` in front of it: the old first word loses its capital where it had one by its place, and a text
 * that begins in lower case gets a lower-case opening. Undefined for text in capitals and text that begins with anything
 * but a word or a number (a quotation, a mention, a list).
 */
export function inFront(doc: Doc, opening: string): Candidate | undefined {
  const [first] = doc.tokens;
  if (!first || (first.kind !== 'word' && first.kind !== 'number') || inCapitals(doc)) return undefined;
  const lower = /^\p{Ll}/u.test(first.text);
  const said = lower ? uncapitalize(opening) : opening;
  return { edits: [{ start: first.start, end: first.end, text: `${said} ${lowerOpening(first)}` }] };
}

export function inCapitals(doc: Doc): boolean {
  const letters = doc.text.replaceAll(/[^\p{L}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
}

/** All openings, each in front of the text. */
export function* eachInFront(doc: Doc, openings: Iterable<string>): Generator<Candidate> {
  for (const opening of openings) {
    const candidate = inFront(doc, opening);
    if (candidate) yield candidate;
  }
}
