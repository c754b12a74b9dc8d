import type { Token } from '../core/doc.js';
import type { SubjectSplit } from './questions.js';
import { isInfinitive } from './verbs.js';

/** Nouns too, but verbs far more often before a preposition or an object. */
export const VERB_FIRST = new Set(
  'benefit need use want know like own mate require help fit cause cost show influence increase decrease reach include feed travel bend pay outlive last lower spread damage conduct absorb produce reflect transmit repel attract emit generate resist prevent contain hurt'.split(
    ' ',
  ),
);

/** In the list of infinitives, but a noun far more often. */
const NOUN_FIRST = new Set(
  'house state water place board paper table film park trade race age test band field star part level bike boat cup'.split(
    ' ',
  ),
);

/** What is a verb too, and far more often what something is done to. */
const STUFF =
  /^(?:heat|sound|light|water|smoke|steam|power|dust|oil|salt|sugar|milk|waste|damage|pressure|noise|air|fire|pain|cash)$/u;

export function isBaseVerb(token: Token): boolean {
  if (token.kind !== 'word' || /^\p{Lu}/u.test(token.text)) return false;
  if (token.pos === 'VERB' || token.pos === 'AUX') return token.lemma === token.lower || isInfinitive(token.lower);
  return token.pos === 'NOUN' && isInfinitive(token.lower) && !NOUN_FIRST.has(token.lower);
}

/** What follows a verb that was taken for a noun, when it surely is one. */
const OBJECT = new Set(['DET', 'ADP', 'PROPN', 'NUM', 'PRON']);

/** `a hamster experience two leap years`: the verb was taken for a noun; only where one word alone can be it. */
export function verbInside(tokens: readonly Token[], from: number, nounEnd: number): SubjectSplit | undefined {
  const places: number[] = [];
  for (let at = from + 1; at < nounEnd; at++) if (canBeVerb(tokens, at)) places.push(at);
  const objects = places.filter((at) => OBJECT.has(tokens[at + 1]?.pos ?? ''));
  const firsts = places.filter((at) => VERB_FIRST.has(tokens[at]?.lower ?? ''));
  const sure = places.length === 1 ? places : firsts.length === 1 ? firsts : objects;
  const [only] = sure;
  if (only === undefined || sure.length > 1) return undefined;
  // `the liver | store heat at night`: of two in a row the second may be what the first is done to
  if (sure === objects && places.includes(only - 1) && STUFF.test(tokens[only]?.lower ?? '')) return undefined;
  return { end: only, head: only - 1 };
}

function canBeVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.pos !== 'NOUN' || !/^\p{Ll}/u.test(token.text)) return false;
  if (!isInfinitive(token.lower) && !VERB_FIRST.has(token.lower)) return false;
  if (/^(?:that|who|which)$/u.test(next?.lower ?? '') && /^(?:VERB|AUX)$/u.test(tokens[at + 2]?.pos ?? ''))
    return false; // `a stage play that runs`
  const numbered = before?.kind === 'number' && tokens[at - 2]?.pos === 'PROPN';
  const nominal = before?.pos === 'NOUN' || before?.pos === 'PROPN' || numbered;
  return (
    nominal &&
    (next === undefined || OBJECT.has(next.pos) || ['ADJ', 'ADV', 'NOUN', 'PART', 'SCONJ'].includes(next.pos))
  );
}

/** `a pianist sleep on a night train`, `his ears pop on a ride`: the noun phrase ends in the verb, and what looks like one later is none. */
export function wasVerb(tokens: readonly Token[], at: number, later: Token): boolean {
  const before = tokens[at - 1];
  const plural = before?.pos === 'NOUN' && before.lower !== before.lemma;
  return (later.pos === 'NOUN' || plural) && canBeVerb(tokens, at);
}

/** `a brain scan use dye`: between a noun and a word that is far more often the verb. */
export function isBeforeLikelier(tokens: readonly Token[], at: number): boolean {
  const [before, next, object] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (!VERB_FIRST.has(next?.lower ?? '') || VERB_FIRST.has(tokens[at]?.lower ?? '')) return false;
  return /^(?:NOUN|PROPN)$/u.test(before?.pos ?? '') && /^(?:NOUN|DET|PROPN|NUM|ADJ)$/u.test(object?.pos ?? '');
}

/** `the card rank system include`: the word before a bare noun and another base form was no verb. */
export function isNounOfSubject(tokens: readonly Token[], at: number): boolean {
  const [noun, verb] = [tokens[at + 1], tokens[at + 2]];
  if (/^(?:help|let|make|have|see|hear|watch)$/u.test(tokens[at]?.lower ?? '')) return false;
  return noun?.pos === 'NOUN' && noun.lemma === noun.lower && verb?.pos === 'VERB' && verb.lemma === verb.lower;
}
