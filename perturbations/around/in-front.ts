import { type Candidate, type Doc, lowerOpening, mayMatch, type Token } from '../../src/plugin.js';
import { inCapitals, inStyle } from './style.js';

/**
 * The text with `opening` in front of it, in the text's own casing. After a colon, full stop or bracket the text stays as
 * it is; otherwise its first word loses the capital that it had by its place. Undefined for text that begins with anything
 * but a word or a number (a quotation, a mention, a list).
 */
export function inFront(doc: Doc, opening: string): Candidate | undefined {
  const [first] = doc.tokens;
  if (!first || (first.kind !== 'word' && first.kind !== 'number')) return undefined;
  return inFrontOf(doc, first, opening);
}

/** `opening` in front of any sentence, whose first word is given. */
export function inFrontOf(doc: Doc, first: Token, opening: string): Candidate {
  const said = inStyle(doc, opening);
  const titled =
    mayMatch(doc, TITLE) && TITLE.test(first.text) && /^\p{Lu}\p{Ll}/u.test(doc.tokens[first.index + 1]?.text ?? '');
  const kept = titled || /[:.!?\])]$/u.test(opening) || inCapitals(doc);
  return {
    edits: [{ start: first.start, end: first.end, text: `${said} ${kept ? first.text : lowerOpening(first)}` }],
  };
}

/** Kin and clergy keep their capital before a name: `Father Brendan`. */
const TITLE =
  /^(?:Father|Mother|Brother|Sister|Uncle|Aunt|Auntie|Cousin|Reverend|Professor|Doctor|Judge|Captain|King|Queen|Prince|Princess|President|Saint|Lady|Lord|Sir)$/u;

/** All openings, each in front of the text. */
export function* eachInFront(doc: Doc, openings: Iterable<string>): Generator<Candidate> {
  for (const opening of openings) {
    const candidate = inFront(doc, opening);
    if (candidate) yield candidate;
  }
}
