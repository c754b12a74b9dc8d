import { type Candidate, type Doc, matches } from '../../src/plugin.js';
import { isQuotedAt } from './quoted-at.js';
import { inCapitals } from './style.js';

/**
 * Words put in wherever a pattern matches: at the end of the match, with a space before them. Not inside quotation marks,
 * addresses or code; a text in capitals is left.
 */
export function* insertedAfter(doc: Doc, pattern: RegExp, words: string): Generator<Candidate> {
  if (!matches(doc, pattern) || inCapitals(doc)) return; // cheaper than `matchAll`, which copies the expression
  for (const match of doc.text.matchAll(pattern)) {
    const at = match.index + match[0].length;
    if (isFree(doc, match.index, at)) yield { edits: [{ start: at, end: at, text: ` ${words}` }] };
  }
}

/** The same before the match, which begins in the casing of the text. */
export function* insertedBefore(doc: Doc, pattern: RegExp, words: string): Generator<Candidate> {
  if (!matches(doc, pattern) || inCapitals(doc)) return;
  for (const match of doc.text.matchAll(pattern)) {
    const at = match.index;
    if (isFree(doc, at, at + match[0].length)) yield { edits: [{ start: at, end: at, text: `${words} ` }] };
  }
}

function isFree(doc: Doc, start: number, end: number): boolean {
  const literal = doc.tokens.some((token) => token.kind === 'literal' && token.start < end && token.end > start);
  return !literal && !isQuotedAt(doc, start);
}
