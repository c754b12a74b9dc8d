import { type Candidate, type Doc, lowerOpening, type Token, uncapitalize } from '../../src/plugin.js';

/** Words after which another marker would stack up, and openings that need what came before. */
const ALREADY =
  /^(?:so|well|anyway|anyways|okay|ok|oh|ah|hey|hi|hello|howdy|dear|honestly|frankly|actually|basically|personally|thanks|thank|thx|sorry|wow|ugh|yay|omg|lol|haha|hmm|yes|no|yeah|yep|nope|please|but|and|or|nor|because|by|fyi|out|random|tell|say|now|excuse|greetings|posted|btw|tbh|imo|congrats|congratulations|good|happy|update|note|question|quick|p|overall|then|therefore|however|alas|hooray|oops|welcome|well-done|bravo|cheers|what|how|let|let's|lets)$/u;

const ASIDE = /^(?:just (?:curious|wondering|asking|so|saying|sharing|thought)|as it|for the record|in my|to be)\b/iu;

/**
 * The text with `opener` in front, in the text's own casing: lower case in a text that starts so, capitals in one that
 * shouts. After a comma the old first word is lower-cased, after a colon or full stop it stays. Undefined where the text
 * does not start with a plain word, or starts with a marker of its own.
 */
export function inFront(doc: Doc, opener: string): Candidate | undefined {
  const [first] = doc.tokens;
  if (!first || !canOpen(doc, first)) return undefined;
  const text = inStyle(doc.text, opener);
  return /[:.!?] $/u.test(opener)
    ? { edits: [{ start: first.start, end: first.start, text }] }
    : {
        edits: [
          {
            start: first.start,
            end: first.end,
            text: `${text}${isShouted(doc.text) ? first.text : lowerOpening(first)}`,
          },
        ],
      };
}

/** `opener` in front of a sentence that is not the first. */
export function inFrontOf(doc: Doc, first: Token, opener: string): Candidate {
  return {
    edits: [{ start: first.start, end: first.end, text: `${inStyle(doc.text, opener)}${lowerOpening(first)}` }],
  };
}

export function* eachInFront(doc: Doc, openers: readonly string[]): Generator<Candidate> {
  for (const opener of openers) {
    const candidate = inFront(doc, opener);
    if (candidate) yield candidate;
  }
}

function canOpen(doc: Doc, first: Token): boolean {
  if (
    first.kind !== 'word' ||
    !/^\s*$/u.test(doc.text.slice(0, first.start)) ||
    ALREADY.test(first.lower) ||
    ASIDE.test(doc.text)
  )
    return false;
  const comma = doc.tokens.slice(1, 5).some((token) => token.text === ',');
  return !comma && !/[:;]/u.test(doc.text.slice(0, first.end + 30)) && !/\n/u.test(doc.text.trim());
}

export function isShouted(text: string): boolean {
  return /\p{Lu}{2}.*\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** An addition in the casing of the text it goes into. */
export function inStyle(text: string, addition: string): string {
  if (isShouted(text)) return addition.toUpperCase();
  return /^\s*\p{Ll}/u.test(text) ? uncapitalize(addition) : addition;
}
