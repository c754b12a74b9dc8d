import type { PartOfSpeech, Token } from '../core/doc.js';
import { wordTable } from '../core/word-table.js';
import { wink } from './packages.js';
import { correctTags } from './tag-corrections.js';

/** A token while its tags are mended. */
export interface TokenDraft {
  index: number;
  text: string;
  lower: string;
  start: number;
  end: number;
  pos: PartOfSpeech;
  lemma: string;
  kind: Token['kind'];
}

/** URLs, e-mail addresses, mentions, hashtags, paths, inline code and placeholders: kept whole and never edited. */
const LITERAL =
  /`[^`\n]+`|\b(?:https?|ftp):\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\w@])[@#][\w-]+|\{\{?[^{}\n]*\}?\}|<[^<>\s][^<>\n]*>|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|js|ts|py|json|txt|pdf|csv|exe)\b|\b\w+_\w+\b|(?:[\w.-]*\/){2,}[\w.-]*/giu;

/** A sign of which each literal has one, so that most texts need not be looked through. */
const IN_LITERALS = /[`@#{<_/]|\.\S/u;

const FUSED = /^(i|you|he|she|it|we|they|there|that|what|who|where|here)(['’](?:m|re|s|ve|d|ll))$/iu;
const FUSED_LEMMA = wordTable<string>({
  m: 'be',
  re: 'be',
  s: 'be',
  ve: 'have',
  d: 'would',
  ll: 'will',
});

/** The tokens of a text with offsets, tags and lemmas; every character that is not white space belongs to one at most. */
export function tokenize(text: string): Token[] {
  const literals = literalsIn(text);
  const { its, readDoc } = wink();
  const found = readDoc(blank(text, literals)).tokens();
  const [texts, tags, lemmas, types] = [found.out(), found.out(its.pos), found.out(its.lemma), found.out(its.type)];
  const tokens: TokenDraft[] = [];
  let cursor = 0;
  let literal = 0;
  for (let at = 0; at < texts.length; at++) {
    const shown = texts[at] ?? '';
    const start = text.indexOf(shown, cursor);
    if (start < 0 || shown.trim() === '') continue;
    for (; literal < literals.length && (literals[literal]?.start ?? 0) < start; literal++)
      tokens.push(literalDraft(text, literals[literal], tokens.length));
    cursor = start + shown.length;
    const lower = lowered(shown);
    const pos = (tags[at] ?? 'X') as PartOfSpeech;
    const lemma = lemmas[at] ?? shown.toLowerCase();
    const kind = kindOf(shown, types[at]);
    const whole = { index: tokens.length, text: shown, lower, start, end: cursor, pos, lemma, kind };
    tokens.push(whole);
    const second = unfused(whole);
    if (second) tokens.push(second);
  }
  for (; literal < literals.length; literal++) tokens.push(literalDraft(text, literals[literal], tokens.length));
  correctTags(tokens);
  return tokens;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function literalsIn(text: string): readonly Place[] {
  if (!IN_LITERALS.test(text)) return NO_PLACES;
  return [...text.matchAll(LITERAL)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

const NO_PLACES: readonly Place[] = [];

function lowered(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower;
}

/** Literals become spaces, so that the tagger does not see their parts. */
function blank(text: string, places: readonly Place[]): string {
  let result = text;
  for (const { start, end } of places) result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end);
  return result;
}

function literalDraft(text: string, place: Place | undefined, index: number): TokenDraft {
  const { start, end } = place ?? { start: 0, end: 0 };
  const shown = text.slice(start, end);
  const lower = shown.toLowerCase();
  return { index, text: shown, lower, start, end, pos: 'X', lemma: lower, kind: 'literal' };
}

function kindOf(text: string, type: string | undefined): Token['kind'] {
  if (type === 'emoji' || type === 'emoticon') return 'emoji';
  if (/^[\p{L}\p{M}'’-]*\p{L}[\p{L}\p{M}'’.-]*$/u.test(text)) return 'word';
  if (/^[\u200D\uFE0E\uFE0F]+$/u.test(text)) return 'emoji'; // the joiner or selector that the tagger cuts off one
  if (/\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\d]/u.test(text)) return 'emoji';
  if (/\d/u.test(text)) return 'number';
  if (/^[\p{P}\p{S}]+$/u.test(text)) return 'punctuation';
  return 'other';
}

/** Common words that the tagger takes for an abbreviation with its full stop: `ill.` (Illinois), `sat.` (Saturday). */
const POINTED = wordTable<readonly [PartOfSpeech, string]>({
  ill: ['ADJ', 'ill'],
  sat: ['VERB', 'sit'],
  sun: ['NOUN', 'sun'],
  wash: ['VERB', 'wash'],
  art: ['NOUN', 'art'],
  miss: ['VERB', 'miss'],
  mass: ['NOUN', 'mass'],
  fig: ['NOUN', 'fig'],
});

/**
 * `I'm` comes as one token: it is split as the tagger splits `isn't`, and so is a full stop from a word that is no
 * abbreviation. The token becomes the first of the two, and the second is given.
 */
function unfused(whole: TokenDraft): TokenDraft | undefined {
  return whole.text.endsWith('.') ? unpointed(whole) : whole.lower.includes("'") ? uncontracted(whole) : undefined;
}

function unpointed(whole: TokenDraft): TokenDraft | undefined {
  const text = whole.text.slice(0, -1);
  const [pos, lemma] = POINTED[text] ?? [];
  if (!pos || !lemma) return undefined;
  const { index, end } = whole;
  whole.text = text;
  whole.lower = text;
  whole.end = end - 1;
  whole.pos = pos;
  whole.lemma = lemma;
  whole.kind = 'word';
  const mark = '.';
  return {
    index: index + 1,
    text: mark,
    lower: mark,
    start: end - 1,
    end,
    pos: 'PUNCT',
    lemma: mark,
    kind: 'punctuation',
  };
}

function uncontracted(whole: TokenDraft): TokenDraft | undefined {
  const match = FUSED.exec(whole.text);
  if (!match) return undefined;
  const [, word = '', clitic = ''] = match;
  const { index, start, end, kind } = whole;
  const middle = start + word.length;
  whole.text = word;
  whole.lower = word.toLowerCase();
  whole.end = middle;
  whole.pos = 'PRON';
  whole.lemma = whole.lower;
  const lower = lowered(clitic);
  const lemma = FUSED_LEMMA[lower.slice(1)] ?? 'be';
  return { index: index + 1, text: clitic, lower, start: middle, end, pos: 'AUX', lemma, kind };
}
