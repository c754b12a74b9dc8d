import type { Sentence, SentenceKind, Span, Token } from '../core/doc.js';
import { AUXILIARIES, PREPOSITIONS, SUBJECT_PRONOUNS, WH_WORDS } from './words.js';

const ENDS = /^[.!?…]+$|^[?!]/u;
/** Words that end in a full stop inside a sentence. */
const ABBREVIATION = /^(?:mr|mrs|ms|dr|prof|st|jr|sr|vs|etc|e\.g|i\.e|no|u\.s|a\.m|p\.m|[a-zà-ž])\.?$/iu;

/** Words that begin a clause of their own after an emoji, which does the work of a full stop there: `a card 💐 I'm so lucky`. */
const STARTS_ANEW = /^(?:[Ii]|[Hh]e|[Ss]he|[Ww]e|[Tt]hey|It|You|The|This|That|These|My|Our|His|Her|Their|There)$/u;

/** The sentences of a text: ends at final marks, line breaks, and after emoji that close one. */
export function splitSentences(
  tokens: readonly Token[],
  spanOf: (start: number, end: number) => Span,
  text: string,
): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  for (let at = 0; at < tokens.length; at++) {
    const [begin, token, next] = [tokens[first], tokens[at], tokens[at + 1]];
    if (!begin || !token) continue;
    if (next && !endsHere(token, next, tokens[at - 1], text) && !asksBehind(tokens, first, at, text)) continue;
    const { start, end, text: shown, tokens: words } = spanOf(begin.start, token.end);
    sentences.push({ start, end, text: shown, tokens: words, index: sentences.length, kind: kindOf(words) });
    first = at + 1;
  }
  return sentences;
}

function endsHere(token: Token, next: Token, before: Token | undefined, text: string): boolean {
  const gap = text.slice(token.end, next.start);
  if (gap.includes('\n')) return true;
  if (token.kind === 'word') return false;
  if (next.kind === 'emoji' || /^["”’')\]]+$/u.test(next.text)) return false;
  if (token.kind === 'emoji')
    return (
      next.kind === 'word' && (STARTS_ANEW.test(next.text) || (/^\p{Lu}/u.test(next.text) && endsWithMark(before)))
    );
  if (/^["”')\]]+$/u.test(token.text)) return endsWithMark(before) && gap !== '' && /^\p{Lu}/u.test(next.text);
  if (!ENDS.test(token.text) || gap === '') return false;
  if (token.text === '.' && before && before.end === token.start && ABBREVIATION.test(before.text)) return false;
  return token.text !== '…' && token.text !== '...' ? true : /^\p{Lu}/u.test(next.text);
}

/** `A tile has cracked; can it be mended?`: a statement, and a question that is joined to it by a semicolon. */
function asksBehind(tokens: readonly Token[], first: number, at: number, text: string): boolean {
  const [begin, mark, next] = [tokens[first], tokens[at], tokens[at + 1]];
  if (mark?.text !== ';' || !next || !ASKS.test(next.text) || text[mark.end] !== ' ') return false;
  if (at - first < 3 || (begin && (isAuxiliary(begin) || WH_WORDS.has(begin.lower)))) return false;
  if (tokens.slice(first, at).some(({ text: word }) => word === ';')) return false;
  const end = tokens.findIndex(({ text: word }, index) => index > at && /^[.!?;…]+$/u.test(word));
  return (
    tokens[end]?.text === '?' &&
    (at - first > 4 || tokens.slice(first, at).some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
  );
}

/** As they are written behind a semicolon. */
const ASKS = /^(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must|ought)$/u;

function endsWithMark(token: Token | undefined): boolean {
  return token !== undefined && (ENDS.test(token.text) || token.kind === 'emoji');
}

function kindOf(tokens: readonly Token[]): SentenceKind {
  const words = tokens.filter((token) => token.kind === 'word' || token.kind === 'number');
  const first = words[0];
  if (!first) return 'fragment';
  const asks = tokens.some((token) => token.text.includes('?')) || asksUnmarked(words, tokens);
  if (asks) {
    if (isAuxiliary(first) && words.length > 2) return 'yes-no-question';
    return 'other-question';
  }
  if (first.pos === 'VERB' && first.lemma === first.lower && !PREPOSITIONS.has(first.lower)) return 'command';
  const verb = tokens.some((token) => token.pos === 'VERB' || token.pos === 'AUX');
  return verb && !WH_WORDS.has(first.lower) ? 'statement' : 'fragment';
}

/** `is there a bus tonight`, `can you call me`: inverted, though the mark was left off. */
function asksUnmarked([first, second, third]: readonly Token[], tokens: readonly Token[]): boolean {
  const subject = second && (SUBJECT_PRONOUNS.has(second.lower) || second.lower === 'there');
  if (!first || !third || !subject || tokens.some(({ text }) => /^[.!]/u.test(text))) return false;
  if (!/^(?:is|are|was|were|am|can|could|will|would|should|does|do|did|has|have)$/u.test(first.lower)) return false;
  if (second.lower === 'it' || second.lower === 'there')
    return first.pos === 'AUX' && !/^(?:did|do|have|had)$/u.test(first.lower);
  return second.lower !== 'you' || !/^(?:do|have)$/u.test(first.lower) || third.pos === 'VERB';
}

function isAuxiliary(token: Token): boolean {
  return AUXILIARIES.has(token.lower) && !token.lower.startsWith("'");
}
