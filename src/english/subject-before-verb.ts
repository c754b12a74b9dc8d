import type { Question, Token } from '../core/doc.js';
import { goesWithVerb, isNameAfterThing, isNounBeforeBase } from './before-verbs.js';
import { animacyOf } from './lexicon.js';
import type { SubjectSplit } from './questions.js';
import { conjugate, isInfinitive } from './verbs.js';
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

/** `a brain scan use dye`: between a noun and a word that is far more often the verb. */
function isBeforeLikelier(tokens: readonly Token[], at: number): boolean {
  const [before, next, object] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (!VERB_FIRST.has(next?.lower ?? '') || VERB_FIRST.has(tokens[at]?.lower ?? '')) return false;
  return /^(?:NOUN|PROPN)$/u.test(before?.pos ?? '') && /^(?:NOUN|DET|PROPN|NUM|ADJ)$/u.test(object?.pos ?? '');
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

/** `a pianist sleep on a night train`, `his ears pop on a ride`: the noun phrase ends in the verb, and what looks like one later is none. */
function wasVerb(tokens: readonly Token[], at: number, later: Token): boolean {
  const before = tokens[at - 1];
  const plural = before?.pos === 'NOUN' && before.lower !== before.lemma;
  return (later.pos === 'NOUN' || plural) && canBeVerb(tokens, at);
}

/** `the card rank system include`: the word before a bare noun and another base form was no verb. */
function isNounOfSubject(tokens: readonly Token[], at: number): boolean {
  const [noun, verb] = [tokens[at + 1], tokens[at + 2]];
  if (/^(?:help|let|make|have|see|hear|watch)$/u.test(tokens[at]?.lower ?? '')) return false;
  return noun?.pos === 'NOUN' && noun.lemma === noun.lower && verb?.pos === 'VERB' && verb.lemma === verb.lower;
}

function canStartPredicate(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return false;
  return (
    !/^(?:to|my|your|our|their|its|his|her)$/u.test(before.lower) &&
    !['DET', 'ADP', 'ADJ'].includes(before.pos) &&
    !(before.pos === 'NUM' && before.kind === 'word' && tokens[at]?.pos === 'NOUN') &&
    !endsPhrase(tokens, at) &&
    !/^['’]s?$/u.test(before.text) &&
    !opensQuote(tokens, at - 1)
  );
}

/** `oil to cling wrap`, `cows fed only grass`: the object of a verb of the subject's own. */
function isObjectInside(tokens: readonly Token[], at: number): boolean {
  const [to, before, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (!token || !before || !to) return false;
  if (before.lower === 'only' && isParticiple(to)) return true;
  return token.pos === 'NOUN' && to.lower === 'to' && before.pos === 'VERB';
}

/** `during a boat ride`: a noun after an article and a noun, both after a preposition. */
function endsCompound(tokens: readonly Token[], at: number): boolean {
  const before = [tokens[at - 3], tokens[at - 2], tokens[at - 1], tokens[at]].map((token) => token?.pos).join(' ');
  return before === 'ADP DET NOUN NOUN';
}

/** `to the south pole`: only adjectives and adverbs between it and an article after a preposition. */
function endsPhrase(tokens: readonly Token[], at: number): boolean {
  let back = at - 1;
  while (tokens[back]?.pos === 'ADJ' || tokens[back]?.pos === 'ADV') back--;
  return tokens[back]?.pos === 'DET' && tokens[back - 1]?.pos === 'ADP';
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
    PREPOSITIONS.has(first.lower) || first.pos === 'ADV' || first.pos === 'ADJ' || first.lower === 'and' || first.lower === 'or' ||
    (first.pos === 'VERB' && (/ing$/u.test(first.lower) || isParticiple(first)))
  ); // biome-ignore format: alternatives
}

/** `ever`, `also`, `still` before the verb belong to the predicate. */
function beforeAdverbs(tokens: readonly Token[], at: number, nounEnd: number): number {
  let start = at;
  if (tokens[at - 1]?.lower === 'only' && tokens[at - 3]?.pos === 'ADP') return at; // `a herd of mules only`
  while (start > nounEnd && goesWithVerb(tokens[start - 1])) start--;
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

/** Nouns too, but verbs far more often before a preposition or an object. */
const VERB_FIRST = new Set(
  'benefit need use want know like own mate require help fit cause cost show influence increase decrease reach include feed travel bend pay outlive last lower spread damage'.split(
    ' ',
  ),
);

/** Whether the token is a past participle. */
export function isParticiple(token: Token): boolean {
  if (token.pos !== 'VERB' && token.pos !== 'AUX') return false;
  return (
    /^(?:been|born)$/u.test(token.lower) ||
    /[^e]ed$/u.test(token.lower) ||
    conjugate(token.lemma, 'participle') === token.lower
  );
}

/** What follows a verb that was taken for a noun, when it surely is one. */
const OBJECT = new Set(['DET', 'ADP', 'PROPN', 'NUM', 'PRON']);

/** `a hamster experience two leap years`: the verb was taken for a noun; only where one word alone can be it. */
function verbInside(tokens: readonly Token[], from: number, nounEnd: number): SubjectSplit | undefined {
  const places: number[] = [];
  for (let at = from + 1; at < nounEnd; at++) if (canBeVerb(tokens, at)) places.push(at);
  const objects = places.filter((at) => OBJECT.has(tokens[at + 1]?.pos ?? ''));
  const firsts = places.filter((at) => VERB_FIRST.has(tokens[at]?.lower ?? ''));
  const sure = places.length === 1 ? places : firsts.length === 1 ? firsts : objects;
  const [only] = sure;
  return only === undefined || sure.length > 1 ? undefined : { end: only, head: only - 1 };
}

function canBeVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.pos !== 'NOUN' || !/^\p{Ll}/u.test(token.text) || !isInfinitive(token.lower)) return false;
  if (/^(?:that|who|which)$/u.test(next?.lower ?? '') && /^(?:VERB|AUX)$/u.test(tokens[at + 2]?.pos ?? ''))
    return false; // `a stage play that runs`
  const numbered = before?.kind === 'number' && tokens[at - 2]?.pos === 'PROPN';
  const nominal = before?.pos === 'NOUN' || before?.pos === 'PROPN' || numbered;
  return (
    nominal &&
    (next === undefined || OBJECT.has(next.pos) || ['ADJ', 'ADV', 'NOUN', 'PART', 'SCONJ'].includes(next.pos))
  );
}
