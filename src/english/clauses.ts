import type { Clause, Sentence, Span, Tense, Token } from '../core/doc.js';
import { isAdjective } from './lexicon.js';
import { nounPhrase, nounPhraseEnd } from './noun-phrases.js';
import { conjugate } from './verbs.js';
import { AUXILIARIES, BE, COORDINATORS, HAVE, MODALS, PREPOSITIONS, SUBORDINATORS } from './words.js';

type SpanOf = (start: number, end: number) => Span;

/** The main clauses of a statement; a clause whose subject and finite verb are not sure is left out. */
export function findClauses(sentence: Sentence, spanOf: SpanOf): Clause[] {
  if (sentence.kind !== 'statement') return [];
  const tokens = sentence.tokens;
  const clauses: Clause[] = [];
  let from = skipOpening(tokens, 0);
  while (from < tokens.length) {
    const found = clauseAt(tokens, from, sentence, spanOf);
    if (!found) break;
    clauses.push(found.clause);
    if (found.next === undefined) break;
    from = found.next;
  }
  return clauses;
}

/** Emoji, interjections, coordinators and adverbs set off by a comma may stand before the subject. */
function skipOpening(tokens: readonly Token[], from: number): number {
  let at = from;
  for (;;) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token) return at;
    const setOff =
      (token.pos === 'ADV' || token.pos === 'INTJ' || token.lower === 'ok' || token.lower === 'okay') &&
      next?.text === ',';
    if (setOff) at += 2;
    else if (token.kind === 'emoji' || token.pos === 'INTJ' || /^["“'‘(]$/u.test(token.text)) at++;
    else if (/^(?:and|but|so|plus|yet|because)$/u.test(token.lower) && at === from) at++;
    else return at;
  }
}

interface Found {
  readonly clause: Clause;
  /** Where the next main clause begins. */
  readonly next: number | undefined;
}

function clauseAt(tokens: readonly Token[], from: number, sentence: Sentence, spanOf: SpanOf): Found | undefined {
  const nounEnd = nounPhraseEnd(tokens, from);
  if (nounEnd === undefined) return undefined;
  const subjectEnd = withPostmodifiers(tokens, nounEnd);
  const group = verbGroup(tokens, subjectEnd);
  if (!group) return undefined;
  const subject = nounPhrase(tokens, from, subjectEnd, nounEnd - 1, spanOf);
  const end = clauseEnd(tokens, group.end);
  const [first, last, finite, verb] = [tokens[from], tokens[end.at - 1], group.words[0], group.words.at(-1)];
  if (!subject || !first || !last || !finite || !verb || !finiteFits(finite, subject.person, subject.number))
    return undefined;
  const restStart = tokens[group.end]?.start;
  const rest = restStart !== undefined && group.end < end.at ? spanOf(restStart, last.end) : spanOf(verb.end, verb.end);
  const copular = isCopula(verb);
  const auxiliaries = group.words.slice(0, -1);
  const clause: Clause = {
    ...spanOf(first.start, last.end),
    sentence,
    subject,
    finite,
    verb,
    auxiliaries,
    negation: group.negation,
    tense: tenseOf(finite),
    copular,
    rest,
  };
  return { clause, next: end.next };
}

/** `the view from here`, `the end of the film`: prepositional phrases before the verb. */
function withPostmodifiers(tokens: readonly Token[], nounEnd: number): number {
  let end = /^(?:here|there)$/u.test(tokens[nounEnd]?.lower ?? '') ? nounEnd + 1 : nounEnd;
  while (PREPOSITIONS.has(tokens[end]?.lower ?? '')) {
    const next =
      nounPhraseEnd(tokens, end + 1) ??
      (/^(?:here|there|home)$/u.test(tokens[end + 1]?.lower ?? '') ? end + 2 : undefined);
    if (next === undefined) return nounEnd;
    end = next;
  }
  if (tokens[end]?.lower === 'and') {
    const next = nounPhraseEnd(tokens, end + 1);
    if (next !== undefined && isFiniteVerb(tokens[next])) end = next;
  }
  return end === nounEnd || verbGroup(tokens, end) ? end : nounEnd;
}

interface VerbGroup {
  /** Auxiliaries, then the main verb or copula. */
  readonly words: readonly Token[];
  readonly negation: Token | undefined;
  readonly end: number;
}

function verbGroup(tokens: readonly Token[], from: number): VerbGroup | undefined {
  const words: Token[] = [];
  let negation: Token | undefined;
  let end = from;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const last = words.at(-1);
    if (isAuxiliary(token) && (last === undefined || isAuxiliary(last))) words.push(token);
    else if (token.lemma === 'not' || token.lower === 'never') negation ??= token;
    else if (token.pos === 'ADV' && !/^(?:here|there|home|back|up|out|down|in|off|on|away|over)$/u.test(token.lower))
      continue;
    else if (isAdjectival(last, token, tokens[at + 1])) break;
    else if (isMainVerb(last, token)) {
      words.push(token);
      end = at + 1;
      break;
    } else break;
    if (words.length > 0) end = at + 1;
  }
  const first = words[0];
  return first && (isAuxiliary(first) || words.length === 1) ? { words, negation, end } : undefined;
}

/** Whether the token is the main verb after the auxiliary `last`, or the finite verb where there is none. */
function isMainVerb(last: Token | undefined, token: Token): boolean {
  if (!last) return token.pos === 'VERB' && isFiniteVerb(token);
  const progressive =
    BE.has(last.lower) && /[^aeiou]ing$/u.test(token.lower) && !['ADV', 'PROPN', 'PRON'].includes(token.pos);
  return progressive ? !isAdjective(token.lower) : token.pos === 'VERB' && follows(last, token);
}

function isAuxiliary(token: Token): boolean {
  return token.pos !== 'NOUN' && AUXILIARIES.has(token.lower) && !(token.lower === "'s" && token.pos === 'PART');
}

function isFiniteVerb(token: Token | undefined): boolean {
  if (!token) return false;
  if (isAuxiliary(token)) return true;
  return token.pos === 'VERB' && !/ing$/u.test(token.lower);
}

/** Whether the verb can follow the auxiliary: `is going`, `has gone`, `would go`; `is great` is a copula with its predicate. */
function follows(auxiliary: Token, verb: Token): boolean {
  if (MODALS.has(auxiliary.lower) || auxiliary.lemma === 'do' || auxiliary.lower === "'ll")
    return verb.lemma === verb.lower;
  return verb.lemma !== verb.lower || conjugate(verb.lemma, 'participle') === verb.lower;
}

function isCopula(verb: Token): boolean {
  return BE.has(verb.lower) || (verb.lower === "'s" && verb.lemma === 'be');
}

/** `was challenging`, `'m impressed with`: a participle used as an adjective is the predicate, not the main verb. */
function isAdjectival(auxiliary: Token | undefined, verb: Token, next: Token | undefined): boolean {
  if (!auxiliary || !BE.has(auxiliary.lower) || next?.lower === 'by') return false;
  return isAdjective(verb.lower) && !(/ing$/u.test(verb.lower) && (next?.pos === 'DET' || next?.pos === 'PRON'));
}

function finiteFits(finite: Token, person: 1 | 2 | 3, number: 'singular' | 'plural'): boolean {
  if (finite.pos !== 'VERB') return true;
  const third = person === 3 && number === 'singular';
  if (finite.lemma === finite.lower) return !third || conjugate(finite.lemma, 'past') === finite.lower;
  if (conjugate(finite.lemma, 'third') === finite.lower) return third;
  return true;
}

function tenseOf(finite: Token): Tense {
  const { lower, lemma } = finite;
  if (/^(?:will|'ll|wo|shall)$/u.test(lower)) return 'future';
  if (MODALS.has(lower) || lower === "'d") return 'modal';
  if (/^(?:was|were|had|did)$/u.test(lower)) return 'past';
  if (BE.has(lower) || HAVE.has(lower) || lower === 'do' || lower === 'does' || lower === "'s") return 'present';
  return lemma === lower || conjugate(lemma, 'third') === lower ? 'present' : 'past';
}

/** A main clause ends with its sentence, or before a coordinator that brings a new subject and verb. */
function clauseEnd(tokens: readonly Token[], from: number): { at: number; next: number | undefined } {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (!COORDINATORS.has(token.lower) && token.text !== ';' && token.text !== ',' && !/^[-–—]+$/u.test(token.text))
      continue;
    const next = token.text === ',' && COORDINATORS.has(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
    if (SUBORDINATORS.has(tokens[next]?.lower ?? '')) continue;
    if (startsClause(tokens, next)) return { at: withoutComma(tokens, at), next };
  }
  let at = tokens.length;
  while (at > from && (tokens[at - 1]?.kind === 'emoji' || /^[.!?…]+$/u.test(tokens[at - 1]?.text ?? ''))) at--;
  return { at, next: undefined };
}

function withoutComma(tokens: readonly Token[], at: number): number {
  return tokens[at - 1]?.text === ',' ? at - 1 : at;
}

function startsClause(tokens: readonly Token[], from: number): boolean {
  const nounEnd = nounPhraseEnd(tokens, from);
  if (nounEnd === undefined) return false;
  const group = verbGroup(tokens, withPostmodifiers(tokens, nounEnd));
  return group !== undefined;
}
