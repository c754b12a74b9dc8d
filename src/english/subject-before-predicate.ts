import type { Token } from '../core/doc.js';
import { beforeCompound } from './compound-adjectives.js';
import { copularSplit } from './copular-split.js';
import { kindSaid } from './kind-said.js';
import { animacyOf } from './lexicon.js';
import { NOUN_IN_ING } from './phrase-end.js';
import { predicateFromParticiple } from './predicate-after.js';
import type { SubjectSplit } from './questions.js';
import { ranOn } from './ran-on.js';
import { UNCHANGED } from './rival-verb.js';

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
  const kind = kindSaid(tokens, from, nounEnd);
  if (kind !== undefined) return { end: kind, head: kind - 1 };
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
