import type { Clause, Sentence, Span, Token } from '../core/doc.js';
import { nounPhrase, nounPhraseEnd } from './noun-phrases.js';
import { isFiniteVerb, tenseOf, verbGroup } from './verb-group.js';
import { conjugate } from './verbs.js';
import { BE, COORDINATORS, PREPOSITIONS, SUBORDINATORS } from './words.js';

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
  const { start, end: stop, text, tokens: words } = spanOf(first.start, last.end);
  const clause: Clause = {
    start,
    end: stop,
    text,
    tokens: words,
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

function isCopula(verb: Token): boolean {
  return BE.has(verb.lower) || (verb.lower === "'s" && verb.lemma === 'be');
}

function finiteFits(finite: Token, person: 1 | 2 | 3, number: 'singular' | 'plural'): boolean {
  if (finite.pos !== 'VERB') return true;
  const third = person === 3 && number === 'singular';
  if (finite.lemma === finite.lower) return !third || conjugate(finite.lemma, 'past') === finite.lower;
  if (conjugate(finite.lemma, 'third') === finite.lower) return third;
  return true;
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
