import type { Question, Token } from '../core/doc.js';
import { goesWithVerb, isNameAfterThing, isNounBeforeBase } from './before-verbs.js';
import { animacyOf } from './lexicon.js';
import { canStartPredicate, endsCompound, isObjectInside } from './may-start-predicate.js';
import { isParticiple } from './participle.js';
import type { SubjectSplit } from './questions.js';
import {
  isBaseVerb,
  isBeforeLikelier,
  isNounOfSubject,
  VERB_FIRST,
  verbInside,
  wasVerb,
} from './verb-or-noun-inside.js';
import { HAVE, PREPOSITIONS, WH_WORDS } from './words.js';

/**
 * After a modal or `do` the predicate begins with a base form, after `have` with a participle; the subject takes all
 * before it. `from` to `nounEnd` is the noun phrase that begins it. Undefined where no one place is sure.
 */
export function subjectBeforeVerb(
  tokens: readonly Token[],
  from: number,
  nounEnd: number,
  form: Question['form'],
): SubjectSplit | undefined {
  return verbAfter(tokens, from, nounEnd, form) ?? (form === 'have' ? undefined : verbInside(tokens, from, nounEnd));
}

function verbAfter(
  tokens: readonly Token[],
  from: number,
  nounEnd: number,
  form: Question['form'],
): SubjectSplit | undefined {
  const fits = form === 'have' ? isParticiple : isBaseVerb;
  let inside = false;
  for (let at = nounEnd; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (WH_WORDS.has(token.lower) || token.lower === 'that') inside = true;
    if (token.text === ',') return undefined;
    if (!fits(token) || !canStartPredicate(tokens, at)) continue;
    if (isObjectInside(tokens, at)) continue;
    if (endsCompound(tokens, at) && !VERB_FIRST.has(token.lower)) continue;
    if (form !== 'have' && (isNounBeforeBase(tokens, at) || isBeforeLikelier(tokens, at))) continue;
    if (at > nounEnd && isNameAfterThing(tokens, at - 1, isPerson)) return undefined;
    if (form === 'have' && PREPOSITIONS.has(tokens[at + 1]?.lower ?? '')) {
      const later = participleWithObject(tokens, at + 2);
      if (later !== undefined) return { end: later, head: nounEnd - 1 };
    }
    if (at > nounEnd && nounEnd - 1 > from && wasVerb(tokens, nounEnd - 1, token)) return undefined;
    if (at === tokens.length - 1 && token.pos === 'NOUN' && PREPOSITIONS.has(tokens[nounEnd]?.lower ?? ''))
      return undefined;
    if (inside || isNounOfSubject(tokens, at)) return undefined;
    return between(tokens, nounEnd, at) ? { end: beforeAdverbs(tokens, at, nounEnd), head: nounEnd - 1 } : undefined;
  }
  return undefined;
}

const isPerson = (noun: string): boolean => animacyOf(noun) === 'person';

/** `a singer known for his harp | won a prize`: only the later participle has an object, so the first is the subject's. */
function participleWithObject(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < tokens.length; at++) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (token?.lower === 'been' && before && !HAVE.has(before.lower)) return at;
    if (!before || !token || token.text === ',' || WH_WORDS.has(token.lower) || token.lower === 'that')
      return undefined;
    if (!isParticiple(token) || !['NOUN', 'PROPN', 'ADV'].includes(before.pos)) continue;
    return next && /^(?:DET|PRON|PROPN|NUM)$/u.test(next.pos) ? at : undefined;
  }
  return undefined;
}

/** What may stand between the subject's head and the verb: prepositional phrases, participles, adverbs, coordination. */
function between(tokens: readonly Token[], nounEnd: number, verbAt: number): boolean {
  const first = tokens[nounEnd];
  if (nounEnd === verbAt || !first) return true;
  return (
    PREPOSITIONS.has(first.lower) || first.pos === 'ADV' || first.pos === 'ADJ' || first.lower === 'and' || first.lower === 'or' ||
    (first.pos === 'VERB' && (/ing$/u.test(first.lower) || isParticiple(first)))
  ); // biome-ignore format: alternatives
}

/** `ever`, `also`, `still` before the verb belong to the predicate. */
function beforeAdverbs(tokens: readonly Token[], at: number, nounEnd: number): number {
  let start = at;
  if (tokens[at - 1]?.lower === 'only' && tokens[at - 3]?.pos === 'ADP') return at; // `a herd of mules only`
  while (start > nounEnd && (goesWithVerb(tokens[start - 1]) || isDegree(tokens[start - 1], tokens[start]))) start--;
  return start;
}

/** `will the dough | most likely rise`: the degree of the adverb goes with it. */
function isDegree(token: Token | undefined, adverb: Token | undefined): boolean {
  return /^(?:most|more|less|very|quite|so|too)$/u.test(token?.lower ?? '') && goesWithVerb(adverb);
}
