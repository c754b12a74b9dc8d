import type { Token } from '../core/doc.js';
import { COMPOUNDS } from './compound-adjectives.js';
import { animacyOf } from './lexicon.js';
import { nounPhraseEnd } from './noun-phrases.js';
import { isParticiple } from './participle.js';
import { phraseEnd } from './phrase-end.js';
import { afterInfinitive, isComparative, isTheSame, predicateFromParticiple } from './predicate-after.js';
import type { SubjectSplit } from './questions.js';
import { startsPredicate } from './starts-predicate.js';
import { COORDINATORS, PREPOSITIONS, SUBORDINATORS, WH_WORDS } from './words.js';

export function copularSplit(tokens: readonly Token[], nounEnd: number, head: number): SubjectSplit | undefined {
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
