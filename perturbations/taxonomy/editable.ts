import { type Doc, matches, mayMatch, type Sentence, type Token } from '../../src/plugin.js';
import type { Place } from './where.js';

/** In quotation marks or brackets. */
const QUOTED = /\([^()\n]*\)|["“][^"“”\n]*["”]|(?<!\w)['‘][^'‘’\n]*['’](?!\w)/gu;

/**
 * Which places of a text may be replaced: not quoted or in brackets, not glued by a hyphen to other words; and, unless names are what
 * is looked for, not (part of) a name.
 */
export function editable(doc: Doc): (place: Place, names: boolean) => boolean {
  const found = mayMatch(doc, QUOTED) ? [...doc.text.matchAll(QUOTED)] : [];
  const quoted = found.map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const shouted = !/\p{Ll}/u.test(doc.text);
  return ({ sentence, first, last }, names) =>
    first.kind === 'word' &&
    last.kind === 'word' &&
    !glued(doc.text, first.start, last.end) &&
    !isCalled(doc, first) &&
    !quoted.some(({ start, end }) => first.start >= start && last.end <= end) &&
    (names || shouted || !named(first) || opens(doc, sentence, first, last)) &&
    (names || shouted || last === first || !named(last));
}

/** A capital at the start of a sentence says nothing, unless another follows at once: `Great Wall`, but not `Can't wait for Sunday`. */
function opens(doc: Doc, sentence: Sentence, first: Token, last: Token): boolean {
  const next = doc.tokens[last.index + 1];
  return sentence.tokens[0]?.index === first.index && !(next && named(next) && last.pos !== 'ADP');
}

/** `I` has its capital for no name. */
function named(token: Token): boolean {
  return capital(token) && token.text !== 'I';
}

export function capital(token: Token): boolean {
  return /^\p{Lu}/u.test(token.text);
}

function glued(text: string, start: number, end: number): boolean {
  return /[\p{L}\p{N}\-–/_@#&*~]/u.test(text[start - 1] ?? ' ') || /[\p{N}\-–/_@&*~]/u.test(text[end] ?? ' ');
}

const SPELLING =
  /\b(?:words?|(?<!(?:love|write|wrote|written|send|sent|read|post|posted|of|by|deliver\w*) )letters?(?! (?:to|from|for|box|home|carrier|opener))|spell\w*|rhym\w*|syllables?|anagrams?|palindromes?|synonym\w*|name[ds]? origins?|etymolog\w*|originally named)\b/iu;

/** What is sent and read is no sign of the alphabet; and a promise is no word. */
const LETTER_OR_PROMISE =
  /\bletters?\b|\b(?:keep|keeps|kept|break|breaks|broke) (?:its|his|her|their) word\b|\b(?:send|sent) word\b/giu;
const MAIL =
  /\b(?:post(?:ed|al|ing)?|mail(?:ed)?|deliver(?:ed|y)?|envelopes?|stamps?|pigeons?|written (?:by|in)|sent|carried|opened|drawers?)\b/iu;
const ALPHABET = /\b(?:alphabet|vowels?|consonants?|first letter|letters? [A-Z]\b|(?:same|capital|silent) letters?)/u;

/** Whether a question asks about words rather than things, so that no word in it can be replaced. */
export function asksAboutWords(doc: Doc): boolean {
  if (!matches(doc, SPELLING)) return false;
  if (!matches(doc, MAIL) && !/\bword\b/u.test(doc.text)) return true;
  return matches(doc, ALPHABET) || SPELLING.test(doc.text.replaceAll(LETTER_OR_PROMISE, ''));
}

/** `a game called football`, `the phrase “hot dog”`: here a word stands for itself. */
function isCalled({ tokens }: Doc, first: Token): boolean {
  const before = [tokens[first.index - 1], tokens[first.index - 2]];
  return before.some((token) =>
    /^(?:called|named|nicknamed|term|phrase|titled|entitled|slogan)$/u.test(token?.lower ?? ''),
  );
}
