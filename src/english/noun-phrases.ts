import type { NounPhrase, Span, Token } from '../core/doc.js';
import { isAge, isByname, isNumbered } from './name-parts.js';
import { nounFacts, pronounFacts } from './noun-facts.js';
import {
  ARTICLES,
  DEMONSTRATIVES,
  INDEFINITE_PRONOUNS,
  PERSONAL_PRONOUNS,
  POSSESSIVES,
  QUANTIFIERS,
  REFLEXIVES,
} from './words.js';

type SpanOf = (start: number, end: number) => Span;

/** Where the noun phrase that begins at `from` ends (exclusive), or undefined when none begins there. No postmodifiers. */
export function nounPhraseEnd(tokens: readonly Token[], from: number, to = tokens.length): number | undefined {
  const first = tokens[from];
  if (!first || from >= to) return undefined;
  if (isPronoun(first, tokens[from + 1])) return from + 1;
  let at = isPredeterminer(first, tokens[from + 1]) ? from + 1 : from;
  const determined = at;
  while (at < to && isDeterminer(tokens[at], at === determined)) at++;
  let head: number | undefined;
  for (; at < to; at++) {
    const token = tokens[at];
    if (!token) break;
    const quoteEnd = quotedTitle(tokens, at, to);
    if (quoteEnd !== undefined) {
      head = quoteEnd - 1;
      at = quoteEnd - 1;
    } else if (isByname(tokens, at, head)) head = ++at;
    else if (isNoun(token)) head = at;
    else if (!continues(token, tokens, at, head)) break;
  }
  if (
    head === undefined &&
    at > from + 1 &&
    tokens[at - 1]?.pos === 'ADJ' &&
    /^(?:an?|the|my|our|your)$/u.test(first.lower)
  )
    head = at - 1;
  if (head === undefined) return undefined;
  if (tokens[head + 1]?.text === '-' && tokens[head + 2]?.lower === 'old' && touching(tokens, head + 1)) head += 2;
  if (isAge(tokens, head)) head++;
  if (isNumbered(tokens, head)) head++;
  return afterPossessive(tokens, head + 1, to);
}

/** `the dog's` + `bowl`: a possessive goes on into the noun phrase that it modifies. */
function afterPossessive(tokens: readonly Token[], end: number, to: number): number {
  const mark = tokens[end];
  if (!mark || end >= to || !/^['’]s?$/u.test(mark.text) || mark.pos === 'AUX') return end;
  return nounPhraseEnd(tokens, end + 1, to) ?? end;
}

function isPronoun(token: Token, next: Token | undefined): boolean {
  if (token.lower === 'her' || token.lower === 'his') return !next || !startsNoun(next);
  if (DEMONSTRATIVES.has(token.lower)) return !next || !startsNoun(next);
  return (
    PERSONAL_PRONOUNS.has(token.lower) ||
    INDEFINITE_PRONOUNS.has(token.lower) ||
    REFLEXIVES.has(token.lower) ||
    isThere(token)
  );
}

function isThere(token: Token): boolean {
  return token.lower === 'there' && (token.pos === 'PRON' || token.pos === 'ADV');
}

function startsNoun(token: Token): boolean {
  return ['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(token.pos);
}

function isDeterminer(token: Token | undefined, first: boolean): boolean {
  if (!token) return false;
  if (token.pos === 'DET' || ARTICLES.has(token.lower) || DEMONSTRATIVES.has(token.lower)) return true;
  return first && (POSSESSIVES.has(token.lower) || QUANTIFIERS.has(token.lower));
}

/** `half a mile`, `twice the price` */
function isPredeterminer({ lower }: Token, next: Token | undefined): boolean {
  return next?.pos === 'DET' && /^(?:half|double|twice)$/u.test(lower);
}

function isNoun(token: Token): boolean {
  return token.kind !== 'literal' && token.kind !== 'emoji' && (token.pos === 'NOUN' || token.pos === 'PROPN');
}

function continues(token: Token, tokens: readonly Token[], at: number, head: number | undefined): boolean {
  const next = tokens[at + 1];
  if (token.pos === 'NUM' || token.kind === 'number') return true;
  if (tokens[at - 1]?.text === '-' && touching(tokens, at - 1) && token.kind === 'word') return true;
  if (token.pos === 'ADJ') return head === undefined || next?.pos === 'NOUN' || next?.pos === 'PROPN';
  if (token.pos === 'ADV')
    return head === undefined && (next?.pos === 'ADJ' || next?.pos === 'ADV') && next !== undefined;
  if (token.text === '-' || token.text === '&')
    return (head !== undefined || (token.text === '-' && isCompounding(tokens[at - 1]))) && touching(tokens, at);
  if (token.pos === 'VERB')
    return (
      head === undefined &&
      /(?:ed|ing|en)$/u.test(token.lower) &&
      startsNounSoon(tokens, at + 1) &&
      at > 0 &&
      !/^(?:i|we|he|she|they|it|you|who)$/u.test(tokens[at - 1]?.lower ?? '')
    );
  if (token.text === ',' && head === undefined) return tokens[at - 1]?.pos === 'ADJ' && next?.pos === 'ADJ';
  return false;
}

/** `thirty-year-old`, `dual-energy`: a number or adjective that a hyphen joins to what follows. */
function isCompounding(token: Token | undefined): boolean {
  return token !== undefined && (token.pos === 'NUM' || token.pos === 'ADJ');
}

function startsNounSoon(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && ['NOUN', 'PROPN', 'ADJ'].includes(token.pos);
}

function touching(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    before !== undefined &&
    token !== undefined &&
    after !== undefined &&
    (token.text === '&' || (before.end === token.start && token.end === after.start))
  );
}

/** The end of a quoted title that starts at `at`: `"Alice's Adventures in Wonderland"` is one name. */
function quotedTitle(tokens: readonly Token[], at: number, to: number): number | undefined {
  const opening = tokens[at]?.text;
  if ((opening !== '"' && opening !== '“') || !/^\p{Lu}|^\d/u.test(tokens[at + 1]?.text ?? '')) return undefined;
  for (let end = at + 2; end < Math.min(to, at + 14); end++)
    if (/^["”]$/u.test(tokens[end]?.text ?? '')) return end + 1;
  return undefined;
}

/** The noun phrase made of the tokens from `from` to `to` (exclusive), its head being at `head`. */
export function nounPhrase(
  tokens: readonly Token[],
  from: number,
  to: number,
  head: number,
  spanOf: SpanOf,
): NounPhrase | undefined {
  const [first, last, headToken] = [tokens[from], tokens[to - 1], tokens[head]];
  if (!first || !last || !headToken) return undefined;
  const determiner = isDeterminer(first, true) && to - from > 1 ? first : undefined;
  const pronoun = head === from && isPronoun(first, tokens[from + 1]);
  const named =
    (headToken.pos === 'PROPN' || /["”]$/u.test(headToken.text)) &&
    !/^(?:an?|every|each|any|some|most|all|no)$/u.test(determiner?.lower ?? '');
  const kind = pronoun ? 'pronoun' : named ? 'name' : 'common';
  const { start, end, text, tokens: words } = spanOf(first.start, last.end);
  const facts = pronoun ? pronounFacts(first) : nounFacts(words, headToken, determiner, kind === 'name');
  const { number, person, animacy, gender } = facts;
  // Named one by one: spread, they would take several times as long.
  return { start, end, text, tokens: words, head: headToken, kind, determiner, number, person, animacy, gender };
}
