import type { Question, Token } from '../core/doc.js';
import { goesWithVerb, isNounBeforeBase } from './before-verbs.js';
import { animacyOf } from './lexicon.js';
import { nounPhraseEnd } from './noun-phrases.js';
import { isParticiple } from './participle.js';
import type { SubjectSplit } from './questions.js';
import { NEVER_NOUN } from './rival-verb.js';
import { startsPredicate } from './starts-predicate.js';
import { isInfinitive } from './verbs.js';
import { AUXILIARIES, BE, POSSESSIVES, PREPOSITIONS, WH_WORDS } from './words.js';

/**
 * `a psychic who admits to guessing | be trusted`: the subject takes the relative clause that follows its noun phrase,
 * which ends at `nounEnd`. Undefined where none follows, or where its end is not sure.
 */
export function subjectWithRelative(
  tokens: readonly Token[],
  nounEnd: number,
  form: Question['form'],
): SubjectSplit | undefined {
  const pronoun = afterPhrases(tokens, nounEnd);
  if (!/^(?:who|that|which|whose|where)$/u.test(tokens[pronoun]?.lower ?? '')) return undefined;
  const verb = verbOfRelative(tokens, pronoun + 1);
  if (verb === undefined) return undefined;
  const own = !isVerb(tokens[skipAdverbs(tokens, pronoun + 1)]);
  const end = form === 'be' ? predicateAfter(tokens, verb + 1, own) : mainVerbAfter(tokens, verb + 1, form);
  return end === undefined ? undefined : { end, head: nounEnd - 1 };
}

/** The relative's main verb: after its auxiliaries and, where it has one of its own, its subject. */
function verbOfRelative(tokens: readonly Token[], from: number): number | undefined {
  const own = isVerb(tokens[skipAdverbs(tokens, from)]) ? from : (nounPhraseEnd(tokens, from) ?? from);
  let at = skipAdverbs(tokens, own);
  if (!isVerb(tokens[at])) return undefined;
  for (
    let next = skipAdverbs(tokens, at + 1);
    AUXILIARIES.has(tokens[at]?.lower ?? '');
    next = skipAdverbs(tokens, at + 1)
  ) {
    if (!isVerb(tokens[next])) break;
    at = next;
  }
  return at;
}

/** After `be`: the relative's object and phrases, then what begins a predicate; one with a subject of its own (`own`) lacks the object. */
function predicateAfter(tokens: readonly Token[], from: number, own: boolean): number | undefined {
  const first = tokens[from];
  if (own && first && isParticiple(first)) return from;
  if (first?.pos === 'PART') return undefined;
  const afterObject = nounPhraseEnd(tokens, from) ?? from;
  const complemented = takesAdjective(tokens[from - 1]) && tokens[afterObject]?.pos === 'ADJ';
  if (first?.pos === 'ADJ' && !complemented && afterObject === from) return undefined;
  let end = afterPhrases(tokens, complemented ? afterObject + 1 : afterObject);
  if (
    /^(?:alone|only|too|either|away|up|out|off|back|aloud|together|apart|well|badly|weekly|daily|monthly|yearly|nightly|annually|twice|late|early|abroad|online|heavily)$/u.test(
      tokens[end]?.lower ?? '',
    )
  )
    end++;
  const next = tokens[end];
  if (!next || end === from) return undefined;
  return startsPredicate(tokens, end) && next.pos !== 'ADP' ? end : undefined;
}

/** `makes soda fizzy`, `is afraid of heights`: the adjective after it is the relative's own. */
function takesAdjective(verb: Token | undefined): boolean {
  return (
    verb !== undefined &&
    (BE.has(verb.lower) ||
      verb.lower === "'s" ||
      /^(?:make|keep|leave|render|turn|get|become|seem|look|feel|stay|find|grow)$/u.test(verb.lemma))
  );
}

/** `lets only one side cancel`: a bare form after it may be the relative's own. */
const WITH_BARE = /^(?:let|make|help|see|hear|watch)$/u;

/** `who has her staff work`: not `who have a cold`. */
function hasSomebodyDo(tokens: readonly Token[], from: number): boolean {
  const end = nounPhraseEnd(tokens, from);
  const last = tokens[(end ?? 0) - 1];
  return last !== undefined && (last.pos === 'PRON' || animacyOf(last.lemma) === 'person');
}

function mainVerbAfter(tokens: readonly Token[], from: number, form: Question['form']): number | undefined {
  const causing = tokens[from - 1]?.lemma ?? '';
  const bare = form !== 'have' && (WITH_BARE.test(causing) || (causing === 'have' && hasSomebodyDo(tokens, from)));
  for (let at = from; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (
      !token ||
      !before ||
      token.text === ',' ||
      WH_WORDS.has(token.lower) ||
      (token.lower === 'that' && token.pos !== 'DET')
    )
      return undefined;
    const fits = form === 'have' ? isParticiple(token) : isBase(token, tokens[at + 1]);
    if (
      !fits ||
      /^(?:to|and|or|not)$/u.test(before.lower) ||
      POSSESSIVES.has(before.lower) ||
      (['DET', 'ADJ', 'ADP', 'AUX', 'PART'].includes(before.pos) &&
        !/^(?:first|second|third|last)$/u.test(before.lower) &&
        !(before.lower === 'another' && NEVER_NOUN.test(token.lower)))
    )
      continue;
    if (form !== 'have' && isNounBeforeBase(tokens, at)) continue;
    const rival = (_: Token, later: number): boolean => mayBeBase(tokens, at + 1 + later);
    if ((bare || (form !== 'have' && isNounToo(tokens, from, at))) && tokens.slice(at + 1).some(rival))
      return undefined;
    let start = at;
    while (start > from + 1 && goesWithVerb(tokens[start - 1]) && !isCounted(tokens, start - 1)) start--;
    if (start < at && isManner(tokens, start, from)) return start + 1 < at ? undefined : at;
    if (start < at && start > from + 1 && /^(?:most|more|less|very|quite)$/u.test(tokens[start - 1]?.lower ?? ''))
      start--; // `most probably be`
    if (start === from + 1 && /^(?:ever|still|also|never|always|usually|normally)$/u.test(tokens[from]?.lower ?? ''))
      start--;
    return start;
  }
  return undefined;
}

/** `whose tyres have been pumped up properly | be ridden`: how something was done in the clause. */
function isManner(tokens: readonly Token[], at: number, from: number): boolean {
  if (!MANNER.test(tokens[at]?.lower ?? '')) return false;
  const before = tokens[at - 1];
  const done = /^(?:up|out|off|down|in|away|back|over|together)$/u.test(before?.lower ?? '') ? at - 2 : at - 1;
  const verb = tokens[done];
  return done >= from - 1 && verb !== undefined && isParticiple(verb);
}

const MANNER =
  /^(?:properly|correctly|carefully|badly|poorly|thoroughly|tightly|loosely|firmly|securely|wrongly|incorrectly|improperly|perfectly|evenly|freshly|recently|separately|violently|neatly|roughly|cleanly|deeply|severely|professionally|accidentally|cheaply|fraudulently|dishonestly)$/u;

/** `who has been elected twice | simply be …`, `who has eaten once | really be …`: how many times it was done in the clause. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const [adverb, next] = [tokens[at]?.lower ?? '', tokens[at + 1]];
  return adverb === 'twice' || (adverb === 'once' && goesWithVerb(next));
}

/** A base form, also one that was taken for a noun where an object or a phrase follows it. */
function isBase(token: Token, next: Token | undefined): boolean {
  if (token.pos === 'VERB' || token.pos === 'AUX') return token.lower === token.lemma;
  return token.pos === 'NOUN' && isInfinitive(token.lower) && /^(?:DET|ADP)$/u.test(next?.pos ?? '');
}

/** `who carry a paper | map and a compass have …`: after the object's article and noun the word may be its second noun. */
function isNounToo(tokens: readonly Token[], from: number, at: number): boolean {
  const [article, noun, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (at !== from + 2 || !/^(?:an?|the)$/u.test(article?.lower ?? '') || noun?.pos !== 'NOUN') return false;
  return token !== undefined && token.pos !== 'AUX' && noun.lower === noun.lemma && !NEVER_NOUN.test(token.lower);
}

function mayBeBase(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token) return false;
  if (/^(?:have|be|do)$/u.test(token.lower)) return before.lower !== 'to' && before.pos !== 'AUX';
  if (!isInfinitive(token.lower) || !/^(?:NOUN|VERB)$/u.test(token.pos)) return false;
  return !/^(?:DET|ADJ|ADP|PART|VERB|AUX)$/u.test(before.pos) && !POSSESSIVES.has(before.lower);
}

function afterPhrases(tokens: readonly Token[], from: number): number {
  let end = from;
  while (PREPOSITIONS.has(tokens[end]?.lower ?? '')) {
    const next = nounPhraseEnd(tokens, end + 1);
    if (next === undefined) break;
    end = next;
  }
  return end;
}

function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    tokens[at]?.pos === 'ADV' ||
    tokens[at]?.lemma === 'not' ||
    /^(?:both|all|each)$/u.test(tokens[at]?.lower ?? '')
  )
    at++;
  return at;
}

function isVerb(token: Token | undefined): boolean {
  return token?.pos === 'VERB' || token?.pos === 'AUX';
}
