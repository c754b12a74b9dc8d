import type { PartOfSpeech, Token } from '../core/doc.js';
import { wordTable } from '../core/word-table.js';
import { wink } from './packages.js';
import { correctTags } from './tag-corrections.js';

export interface TokenDraft {
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

const FUSED = /^(i|you|he|she|it|we|they|there|that|what|who|where|here)(['’](?:m|re|s|ve|d|ll))$/iu;
const FUSED_LEMMA = wordTable<string>({
  m: 'be',
  re: 'be',
  s: 'be',
  ve: 'have',
  d: 'would',
  ll: 'will',
});

interface WinkToken {
  readonly text: string;
  readonly pos: PartOfSpeech;
  readonly lemma: string;
  readonly type: string;
}

/** The tokens of a text with offsets, tags and lemmas; every character that is not white space belongs to one at most. */
export function tokenize(text: string): Token[] {
  const literals = [...text.matchAll(LITERAL)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const drafts: TokenDraft[] = [];
  let cursor = 0;
  let literal = 0;
  for (const token of winkTokens(blank(text, literals))) {
    const start = text.indexOf(token.text, cursor);
    if (start < 0 || token.text.trim() === '') continue;
    for (; literal < literals.length && (literals[literal]?.start ?? 0) < start; literal++)
      drafts.push(literalDraft(text, literals[literal]));
    cursor = start + token.text.length;
    drafts.push(...unfuse(draft(token, start)));
  }
  for (; literal < literals.length; literal++) drafts.push(literalDraft(text, literals[literal]));
  correctTags(drafts);
  return drafts.map((each, index) => ({ index, ...each }));
}

function winkTokens(text: string): WinkToken[] {
  const { its, readDoc } = wink();
  const tokens = readDoc(text).tokens();
  const [texts, tags, lemmas, types] = [tokens.out(), tokens.out(its.pos), tokens.out(its.lemma), tokens.out(its.type)];
  return texts.map((each, at) => ({
    text: each,
    pos: (tags[at] ?? 'X') as PartOfSpeech,
    lemma: lemmas[at] ?? each.toLowerCase(),
    type: types[at] ?? 'word',
  }));
}

/** Literals become spaces, so that the tagger does not see their parts. */
function blank(text: string, spans: readonly { start: number; end: number }[]): string {
  let result = text;
  for (const { start, end } of spans) result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end);
  return result;
}

function literalDraft(text: string, span: { start: number; end: number } | undefined): TokenDraft {
  const { start, end } = span ?? { start: 0, end: 0 };
  const shown = text.slice(start, end);
  return { text: shown, lower: shown.toLowerCase(), start, end, pos: 'X', lemma: shown.toLowerCase(), kind: 'literal' };
}

function draft(token: WinkToken, start: number): TokenDraft {
  const lower = token.text.toLowerCase().replaceAll('’', "'");
  return {
    text: token.text,
    lower,
    start,
    end: start + token.text.length,
    pos: token.pos,
    lemma: token.lemma,
    kind: kindOf(token),
  };
}

function kindOf(token: WinkToken): Token['kind'] {
  if (token.type === 'emoji' || token.type === 'emoticon') return 'emoji';
  if (/^[\p{L}\p{M}'’-]*\p{L}[\p{L}\p{M}'’.-]*$/u.test(token.text)) return 'word';
  if (/^[\u200D\uFE0E\uFE0F]+$/u.test(token.text)) return 'emoji'; // the joiner or selector that the tagger cuts off one
  if (/\p{Extended_Pictographic}/u.test(token.text) && !/[\p{L}\d]/u.test(token.text)) return 'emoji';
  if (/\d/u.test(token.text)) return 'number';
  if (/^[\p{P}\p{S}]+$/u.test(token.text)) return 'punctuation';
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

/** `I'm` comes as one token: split it as the tagger splits `isn't`; and a full stop from a word that is no abbreviation. */
function unfuse(whole: TokenDraft): TokenDraft[] {
  const [pos, listed] = POINTED[whole.text.slice(0, -1)] ?? [];
  if (pos && listed && whole.text.endsWith('.')) {
    const [text, end] = [whole.text.slice(0, -1), whole.end - 1];
    const mark: TokenDraft = {
      text: '.',
      lower: '.',
      start: end,
      end: whole.end,
      pos: 'PUNCT',
      lemma: '.',
      kind: 'punctuation',
    };
    return [{ ...whole, text, lower: text, end, pos, lemma: listed, kind: 'word' }, mark];
  }
  const match = FUSED.exec(whole.text);
  if (!match) return [whole];
  const [, word = '', clitic = ''] = match;
  const middle = whole.start + word.length;
  const first: TokenDraft = {
    ...whole,
    text: word,
    lower: word.toLowerCase(),
    end: middle,
    pos: 'PRON',
    lemma: word.toLowerCase(),
  };
  const lower = clitic.toLowerCase().replaceAll('’', "'");
  const lemma = FUSED_LEMMA[lower.slice(1)] ?? 'be';
  return [first, { ...whole, text: clitic, lower, start: middle, pos: 'AUX', lemma }];
}
