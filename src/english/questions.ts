import type { Question, Sentence, Span, Token } from '../core/doc.js';
import { animacyOf } from './lexicon.js';
import { nounPhrase, nounPhraseEnd } from './noun-phrases.js';
import { conjugate, isInfinitive } from './verbs.js';
import {
  BE,
  COORDINATORS,
  DO,
  HAVE,
  INDEFINITE_PRONOUNS,
  MODALS,
  PREPOSITIONS,
  SUBORDINATORS,
  WH_WORDS,
} from './words.js';

type SpanOf = (start: number, end: number) => Span;

/** The yes/no question in a sentence, or undefined where its parts cannot be told with confidence. */
export function findQuestion(sentence: Sentence, spanOf: SpanOf): Question | undefined {
  if (sentence.kind !== 'yes-no-question') return undefined;
  const tokens = trimmed(sentence.tokens);
  const [auxiliary, second] = tokens;
  const form = auxiliary && formOf(auxiliary);
  if (!auxiliary || !second || !form || tokens.some((token) => /[?;:]/u.test(token.text))) return undefined;
  const negation = second.lemma === 'not' ? second : undefined;
  const from = negation ? 2 : 1;
  const split = subjectEnd(tokens, from, form);
  if (!split || split.end >= tokens.length) return undefined;
  const subject = nounPhrase(tokens, from, split.end, split.head, spanOf);
  const [first, last] = [tokens[split.end], tokens.at(-1)];
  if (!subject || !first || !last) return undefined;
  return {
    ...spanOf(auxiliary.start, last.end),
    sentence,
    form,
    auxiliary,
    negation,
    subject,
    predicate: spanOf(first.start, last.end),
  };
}

/** Without final marks and emoji. */
function trimmed(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 0 && (/^[?!.…]+$/u.test(tokens[end - 1]?.text ?? '') || tokens[end - 1]?.kind === 'emoji')) end--;
  return tokens.slice(0, end);
}

function formOf({ lower }: Token): Question['form'] | undefined {
  if (BE.has(lower)) return 'be';
  if (DO.has(lower)) return 'do';
  if (HAVE.has(lower)) return 'have';
  return MODALS.has(lower) ? 'modal' : undefined;
}

interface Split {
  /** Index after the subject. */
  readonly end: number;
  readonly head: number;
}

function subjectEnd(tokens: readonly Token[], from: number, form: Question['form']): Split | undefined {
  const nounEnd = nounPhraseEnd(tokens, from);
  if (nounEnd === undefined) return undefined;
  const head = nounEnd - 1;
  const first = tokens[from];
  if (nounEnd === from + 1 && first?.pos === 'PRON' && !isPostmodified(first, tokens[nounEnd]))
    return { end: nounEnd, head };
  if (form === 'be') return shortSubject(tokens, from, nounEnd) ?? copularSplit(tokens, nounEnd, head);
  return verbSplit(tokens, nounEnd, head, form) ?? verbInside(tokens, from, nounEnd, form);
}

/** `someone from Japan`, `anything else`: an indefinite pronoun goes on. */
function isPostmodified(pronoun: Token, next: Token | undefined): boolean {
  return INDEFINITE_PRONOUNS.has(pronoun.lower) && (PREPOSITIONS.has(next?.lower ?? '') || next?.lower === 'else');
}

/** After a modal or `do` the predicate begins with a base form; after `have` with a participle. The subject takes all before it. */
function verbSplit(tokens: readonly Token[], nounEnd: number, head: number, form: Question['form']): Split | undefined {
  const fits = form === 'have' ? isParticiple : isBaseVerb;
  let inside = false;
  for (let at = nounEnd; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (WH_WORDS.has(token.lower) || token.lower === 'that') inside = true;
    if (token.text === ',') return undefined;
    if (!fits(token) || !canStartPredicate(tokens, at)) continue;
    if (inside) return undefined;
    return between(tokens, nounEnd, at) ? { end: beforeAdverbs(tokens, at, nounEnd), head } : undefined;
  }
  return undefined;
}

function canStartPredicate(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return false;
  return (
    before.lower !== 'to' &&
    !['DET', 'ADP', 'ADJ'].includes(before.pos) &&
    !/^['’]s?$/u.test(before.text) &&
    !opensQuote(tokens, at - 1)
  );
}

/** Whether the token is a quotation mark that opens. */
function opensQuote(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === '“') return true;
  return tokens[at]?.text === '"' && tokens.slice(0, at).filter((token) => token.text === '"').length % 2 === 0;
}

/** What may stand between the subject's head and the verb: prepositional phrases, participles, adverbs, coordination. */
function between(tokens: readonly Token[], nounEnd: number, verbAt: number): boolean {
  const first = tokens[nounEnd];
  if (nounEnd === verbAt || !first) return true;
  return (
    PREPOSITIONS.has(first.lower) || first.pos === 'ADV' || first.lower === 'and' || first.lower === 'or' ||
    (first.pos === 'VERB' && /(?:ed|ing|en|wn|ught|made)$/u.test(first.lower))
  ); // biome-ignore format: alternatives
}

/** `ever`, `also`, `still` before the verb belong to the predicate. */
function beforeAdverbs(tokens: readonly Token[], at: number, nounEnd: number): number {
  let start = at;
  while (start > nounEnd && (tokens[start - 1]?.pos === 'ADV' || tokens[start - 1]?.lemma === 'not')) start--;
  return start;
}

function isBaseVerb(token: Token): boolean {
  if (token.kind !== 'word' || /^\p{Lu}/u.test(token.text)) return false;
  if (token.pos === 'VERB' || token.pos === 'AUX') return token.lemma === token.lower || isInfinitive(token.lower);
  return token.pos === 'NOUN' && isInfinitive(token.lower) && !NOUN_FIRST.has(token.lower);
}

/** In the list of infinitives, but a noun far more often. */
const NOUN_FIRST = new Set(
  'house state water place board paper table film park trade race age test band field star part level bike boat cup'.split(
    ' ',
  ),
);

function isParticiple(token: Token): boolean {
  if (token.pos !== 'VERB' && token.pos !== 'AUX') return false;
  return token.lower === 'been' || /[^e]ed$/u.test(token.lower) || conjugate(token.lemma, 'participle') === token.lower;
}

/** After `be` the predicate is an adjective, participle, noun phrase or prepositional phrase. */
function copularSplit(tokens: readonly Token[], nounEnd: number, head: number): Split | undefined {
  if (namedAfterThing(tokens, nounEnd) || withByname(tokens, nounEnd)) return undefined;
  let end = afterOf(tokens, nounEnd);
  if (end === undefined) return undefined;
  while ((tokens[end]?.lower === 'and' || tokens[end]?.lower === 'or') && end < tokens.length) {
    const next = nounPhraseEnd(tokens, end + 1);
    if (next === undefined) return undefined;
    end = next;
  }
  const first = tokens[end];
  if (!first) return undefined;
  if (PREPOSITIONS.has(first.lower)) return withPrepositions(tokens, end, head);
  if (
    WH_WORDS.has(first.lower) ||
    first.lower === 'that' ||
    COORDINATORS.has(first.lower) ||
    SUBORDINATORS.has(first.lower)
  )
    return undefined;
  if (first.text === ',') return undefined;
  return startsPredicate(tokens, end) ? { end, head } : undefined;
}

function afterOf(tokens: readonly Token[], from: number): number | undefined {
  let end: number | undefined = from;
  while (end !== undefined && tokens[end]?.lower === 'of') end = nounPhraseEnd(tokens, end + 1);
  return end;
}

/** `the amount of spinach Popeye ate`: a name right after a common noun begins a relative clause, unless the noun is its title. */
function namedAfterThing(tokens: readonly Token[], nounEnd: number): boolean {
  const [before, last] = [tokens[nounEnd - 2], tokens[nounEnd - 1]];
  return (
    last?.pos === 'PROPN' &&
    before?.pos === 'NOUN' &&
    /^\p{Ll}/u.test(before.text) &&
    animacyOf(before.lower) !== 'person'
  );
}

/** `Alexander the Great`: an article and a capital after a name may go on with it. */
function withByname(tokens: readonly Token[], nounEnd: number): boolean {
  return (
    tokens[nounEnd - 1]?.pos === 'PROPN' &&
    tokens[nounEnd]?.lower === 'the' &&
    /^\p{Lu}/u.test(tokens[nounEnd + 1]?.text ?? '') &&
    tokens[nounEnd + 2]?.lower !== 'of'
  );
}

const RELATIONAL = new Set(
  'part home capital king queen president member native heir proof evidence enough'.split(' '),
);

/** `Is Alaska part of …`: a bare relational noun after a name is the predicate. */
function shortSubject(tokens: readonly Token[], from: number, nounEnd: number): Split | undefined {
  for (let at = from + 1; at < nounEnd; at++) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (before?.pos === 'PROPN' && token && RELATIONAL.has(token.lower) && /^(?:of|to|in)$/u.test(next?.lower ?? ''))
      return { end: at, head: at - 1 };
  }
  return undefined;
}

/** `a hamster experience two leap years`: the verb was taken for a noun; only where one word alone can be it. */
function verbInside(
  tokens: readonly Token[],
  from: number,
  nounEnd: number,
  form: Question['form'],
): Split | undefined {
  if (form === 'have') return undefined;
  const places: number[] = [];
  for (let at = from + 1; at < nounEnd; at++) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    const nominal = before?.pos === 'NOUN' || before?.pos === 'PROPN';
    const object =
      next === undefined || ['DET', 'ADP', 'PROPN', 'PRON', 'NUM', 'ADJ', 'ADV', 'NOUN', 'PART'].includes(next.pos);
    if (nominal && object && token?.pos === 'NOUN' && /^\p{Ll}/u.test(token.text) && isInfinitive(token.lower))
      places.push(at);
  }
  const [only] = places;
  const clear =
    places.length === 1
      ? only
      : places.find((at) => ['DET', 'ADP', 'PROPN', 'NUM', 'PRON'].includes(tokens[at + 1]?.pos ?? ''));
  if (
    clear === undefined ||
    (places.length > 1 &&
      places.filter((at) => ['DET', 'ADP', 'PROPN', 'NUM', 'PRON'].includes(tokens[at + 1]?.pos ?? '')).length > 1)
  )
    return undefined;
  return { end: clear, head: clear - 1 };
}

/** `the cat in the hat red`: a phrase belongs to the subject only where a predicate follows it; at the end it is the predicate. */
function withPrepositions(tokens: readonly Token[], at: number, head: number): Split | undefined {
  let end = at;
  while (PREPOSITIONS.has(tokens[end]?.lower ?? '')) {
    const next = nounPhraseEnd(tokens, end + 1);
    if (next === undefined) return undefined;
    end = next;
    if (end >= tokens.length) return { end: at, head };
    const after = afterOf(tokens, end);
    if (after === undefined) return undefined;
    end = after;
  }
  if (end >= tokens.length) return { end: at, head };
  const first = tokens[end];
  return first && (first.pos === 'ADJ' || isParticiple(first)) && startsPredicate(tokens, end)
    ? { end, head }
    : undefined;
}

function startsPredicate(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (['ADJ', 'DET', 'ADV', 'NUM', 'ADP'].includes(token.pos)) return true;
  return token.pos === 'VERB' && (isParticiple(token) || /ing$/u.test(token.lower));
}
