import type { Token } from '../core/doc.js';
import { animacyOf } from './lexicon.js';
import { nounPhraseEnd } from './noun-phrases.js';
import { NOUN_IN_ING, phraseEnd } from './phrase-end.js';
import { afterInfinitive, isComparative, isTheSame, predicateFromParticiple } from './predicate-after.js';
import type { SubjectSplit } from './questions.js';
import { ranOn } from './ran-on.js';
import { UNCHANGED } from './rival-verb.js';
import { isParticiple } from './subject-before-verb.js';
import { COORDINATORS, POSSESSIVES, PREPOSITIONS, SUBORDINATORS, WH_WORDS } from './words.js';

/**
 * After `be` the predicate is an adjective, participle, noun phrase or prepositional phrase. `from` to `nounEnd` is the
 * noun phrase that begins the subject. Undefined where no one place is sure.
 */
export function subjectBeforePredicate(
  tokens: readonly Token[],
  from: number,
  nounEnd: number,
): SubjectSplit | undefined {
  if (nounEnd === tokens.length && nounEnd - 1 > from && ADJECTIVAL.test(tokens[nounEnd - 1]?.lower ?? ''))
    return { end: nounEnd - 1, head: nounEnd - 2 };
  const doing = tokens[nounEnd - 1];
  if (doing && isDoing(doing, tokens[nounEnd - 2]) && nounEnd < tokens.length)
    return { end: nounEnd - 1, head: nounEnd - 2 };
  if (doing && NOUN_DOING.test(doing.text) && animacyOf(tokens[nounEnd - 2]?.lower ?? '') === 'person')
    return undefined;
  const done = beforeParticiple(tokens, from, nounEnd);
  if (done !== undefined) return { end: done, head: done - 1 };
  const respect = ranOn(tokens, from, nounEnd);
  if (respect === 'unsure') return undefined;
  if (respect !== undefined) return { end: respect, head: respect - 1 };
  const compound = beforeCompound(tokens, from, nounEnd);
  if (compound !== undefined) return { end: compound, head: compound - 1 };
  return shortSubject(tokens, from, nounEnd) ?? copularSplit(tokens, nounEnd, nounEnd - 1);
}

/** `the man standing in …`, taken for a noun. */
const NOUN_DOING =
  /^(?:standing|sitting|wearing|living|walking|talking|holding|waiting|working|lying|running|playing)$/u;

/** `malaria | spread by flies`, `germs | spread by hand`: a participle that was taken for a noun. */
function beforeParticiple(tokens: readonly Token[], from: number, nounEnd: number): number | undefined {
  const [noun, last, next] = [tokens[nounEnd - 2], tokens[nounEnd - 1], tokens[nounEnd]];
  if (nounEnd - 2 < from || !noun || !last || !next || !UNCHANGED.test(last.lower)) return undefined;
  if (!/^(?:NOUN|PROPN)$/u.test(noun.pos) || !/^(?:ADP|ADV)$/u.test(next.pos)) return undefined;
  const bare = nounEnd - 2 === from || (noun.pos === 'NOUN' && noun.lower !== noun.lemma);
  return bare || next.lower === 'by' ? predicateFromParticiple(tokens, nounEnd - 1) : undefined;
}

/** `Was the Eiffel Tower standing in 1880`: a form in -ing right after a name is what it was doing. */
function isDoing(last: Token, before: Token | undefined): boolean {
  return /^\p{Ll}+ing$/u.test(last.text) && before?.pos === 'PROPN' && !NOUN_IN_ING.test(last.lower);
}

/** Adjectives that are taken for nouns: `Are raw oysters vegan`. */
const ADJECTIVAL = /^(?:vegan|vegetarian|kosher|halal|(?:water|fire|oven|bullet|shatter)proof)$/u;

function copularSplit(tokens: readonly Token[], nounEnd: number, head: number): SubjectSplit | undefined {
  if (namedAfterThing(tokens, nounEnd) || withByname(tokens, nounEnd)) return undefined;
  let end = afterOf(tokens, nounEnd);
  if (end === undefined) return undefined;
  while ((tokens[end]?.lower === 'and' || tokens[end]?.lower === 'or') && end < tokens.length) {
    const next = nounPhraseEnd(tokens, end + 1);
    if (next === undefined || withByname(tokens, next)) return undefined;
    end = next;
  }
  const first = tokens[end];
  if (!first) return undefined;
  if (end > nounEnd && COMPOUNDS.test(`${tokens[end - 1]?.lower} ${first.lower}`)) return undefined;
  if (first.lower === 'to' && tokens[end + 1]?.pos === 'VERB') {
    const after = afterInfinitive(tokens, end);
    return after === undefined ? undefined : { end: after, head };
  }
  if (PREPOSITIONS.has(first.lower)) return withPrepositions(tokens, end, head);
  if (
    WH_WORDS.has(first.lower) ||
    first.lower === 'that' ||
    COORDINATORS.has(first.lower) ||
    (SUBORDINATORS.has(first.lower) && first.lower !== 'once')
  )
    return undefined;
  if (first.text === ',') return undefined;
  if (isParticiple(first)) {
    const place = predicateFromParticiple(tokens, end);
    return place === undefined ? undefined : { end: place, head };
  }
  if (/ing$/u.test(first.lower) && first.pos === 'VERB' && hidesPredicate(tokens, end + 1)) return undefined;
  return startsPredicate(tokens, end) ? { end, head } : undefined;
}

/** `students taking exams allowed books`, `the man standing in the photo Stalin`: the form in -ing may be the subject's. */
function hidesPredicate(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!before || !token || SUBORDINATORS.has(token.lower) || WH_WORDS.has(token.lower) || token.text === ',')
      return false;
    const phrase = ['NOUN', 'PROPN'].includes(before.pos);
    if (phrase && (token.pos === 'ADJ' || isParticiple(token) || /^an?$/u.test(token.lower))) return true;
    if (before.pos === 'NOUN' && token.pos === 'PROPN' && at === tokens.length - 1) return true;
  }
  return false;
}

function afterOf(tokens: readonly Token[], from: number): number | undefined {
  let end: number | undefined = from;
  while (end !== undefined && tokens[end]?.lower === 'of') end = phraseEnd(tokens, end + 1);
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

const COMPOUNDS =
  /^(?:(?:machine|hand) wash(?:able|ed)|(?:dishwasher|microwave|oven|freezer|kid|child|pet|food) (?:safe|proof)|(?:gluten|dairy|sugar|lactose|alcohol|cruelty|fragrance|nut|soy|fat|tax|duty|bpa) free|(?:water|fire|heat|stain|scratch|rust|weather) (?:proof|resistant)|(?:user|family|kid|pet|dog|eco|budget|beginner) friendly|(?:battery|solar) powered)$/u;

/** `Is the jacket machine washable`: the noun in front of the adjective belongs to it. */
function beforeCompound(tokens: readonly Token[], from: number, nounEnd: number): number | undefined {
  const [before, noun, adjective] = [tokens[nounEnd - 2], tokens[nounEnd - 1], tokens[nounEnd]];
  const compound = COMPOUNDS.test(`${noun?.lower} ${adjective?.lower}`);
  return compound && nounEnd - 2 >= from && before && ['NOUN', 'PROPN'].includes(before.pos) ? nounEnd - 1 : undefined;
}

const RELATIONAL = new Set(
  'part home capital king queen president member native heir proof evidence enough'.split(' '),
);

/** `the best tasting part of it`: no one noun phrase ends before the relational noun. */
const SUPERLATIVE = /^(?:best|worst|most|least|first|last|only|\p{L}{3,}est)$/u;

/** `Is Alaska part of …`: a bare relational noun after a name is the predicate, and so is `part of` after any noun. */
function shortSubject(tokens: readonly Token[], from: number, nounEnd: number): SubjectSplit | undefined {
  for (let at = from + 1; at < nounEnd; at++) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (!token || !RELATIONAL.has(token.lower) || !/^(?:of|to|in)$/u.test(next?.lower ?? '')) continue;
    if (!/^\p{Ll}/u.test(token.text) || tokens.slice(from, at).some(({ lower }) => SUPERLATIVE.test(lower))) continue;
    if (before?.pos === 'PROPN' || (before?.pos === 'NOUN' && token.lower === 'part' && next?.lower === 'of'))
      return { end: at, head: at - 1 };
  }
  return undefined;
}

/** `the cat in the hat red`: a phrase belongs to the subject only where a predicate follows it; at the end it is the predicate. */
function withPrepositions(tokens: readonly Token[], at: number, head: number): SubjectSplit | undefined {
  let end = at;
  while (PREPOSITIONS.has(tokens[end]?.lower ?? '')) {
    if (end > at && tokens[end]?.lower === 'to' && tokens[end + 1]?.pos === 'VERB') return { end: at, head };
    const next = phraseEnd(tokens, end + 1);
    if (next === undefined || hidesParticiple(tokens, end + 1, next)) return undefined;
    end = next;
    if (end >= tokens.length) return { end: at, head };
    const after = afterOf(tokens, end);
    if (after === undefined) return undefined;
    end = after;
  }
  if (end >= tokens.length) return { end: at, head };
  const first = tokens[end];
  if (!first) return undefined;
  if (SUBORDINATORS.has(first.lower)) return { end: at, head };
  if (first.pos === 'VERB' && /ing$/u.test(first.lower)) return undefined;
  const second = tokens[end + 1];
  const graded = first.pos === 'ADV' && second !== undefined && (second.pos === 'ADJ' || isParticiple(second));
  const named =
    /^(?:an?|its|his|her|their)$/u.test(first.lower) ||
    isTheSame(tokens, end) ||
    (first.lower === 'the' && tokens[end - 1]?.pos === 'NOUN');
  return first.pos === 'ADJ' ||
    isParticiple(first) ||
    graded ||
    named ||
    first.lower === 'enough' ||
    isComparative(tokens, end)
    ? { end, head }
    : undefined;
}

/** `people in Finland drinking tea`: a participle that was taken for a noun after a name. */
function hidesParticiple(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from + 1, to - 1)
    .some(({ lower, text }, at) => lower.endsWith('ing') && lower === text && tokens[from + at]?.pos === 'PROPN');
}

/** Whether what begins at `at` can be said of a subject: an adjective, a noun phrase with its determiner, a participle. */
export function startsPredicate(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (/^(?:some|any|every|no)(?:one|body|thing)$/u.test(token.lower) || token.lower === 'once') return true;
  if (['ADJ', 'DET', 'ADV', 'NUM', 'ADP'].includes(token.pos) || POSSESSIVES.has(token.lower)) return true;
  return token.pos === 'VERB' && (isParticiple(token) || /ing$/u.test(token.lower));
}
