import { NEVER_NOUN } from './rival-verb.js';
import type { TokenDraft } from './tokens.js';
import { isInfinitive } from './verbs.js';
import { MODALS, POSSESSIVES } from './words.js';

/** Nouns that are taken for adjectives: `a square have four sides`, `any human walked on it`. */
const TAKEN_FOR_ADJECTIVE =
  /^(?:square|human|adult|submarine|straw|liver|peanut|pacifist|vegan|infant|juvenile|marine)$/u;

/** Verbs that are taken for adjectives or adverbs. */
const ADJECTIVE_TOO = /^(?:chase|clear|close|cool|direct|dry|empty|free|light|open|warm|welcome)$/u;

/** Verbs too, but in a subject the last noun of a compound. */
const NEARLY_NOUN =
  /^(?:needle|vault|team|drum|bank|player|house|state|water|place|board|paper|table|film|park|trade|race|age|test|band|field|star|part|level|bike|boat|cup|type|soda|baking|railing|care|work|milk|head|end|match|play|ship|bus|kick|guard|ride|fire|tour|trip|guide|sense|fish|back|colou?r|time|hand|face|man|train|dog|bear|seal|swallow|bass|fly)$/u;

/** A verb and its usual object. */
const OF_ITS_OWN = /^(?:change (?:colou?r|shape|direction|ends|sex)|visit (?:more|many|several))$/u;

/** What a clause or another part begins with: the verb that is asked about stands before it. */
const OPENS = /^(?:that|who|which|whose|whom|if|when|because|than|before|after|as|while|whether|to|,|["“])$/u;

/**
 * In a question after `do` or a modal exactly one word is the base verb: where the tagger found none and only one can be
 * it, it is made the verb, and what stands right before it a noun. `from` is the auxiliary, `to` the question mark.
 */
export function askedBase(tokens: readonly TokenDraft[], from: number, to: number): void {
  const noun = nounsBefore(tokens, from, to);
  const only = onlyBase(tokens, from, to);
  const [verb, first] = [tokens[only], tokens[from + 1]];
  if (noun && tokens[only - 1] !== noun) noun.pos = 'ADJ';
  if (!verb || (verb.pos === 'NOUN' && !isHidden(tokens, only, from))) return;
  verb.pos = 'VERB';
  verb.lemma = verb.lower;
  if (first?.pos === 'VERB' && !first.lower.endsWith('ing')) first.pos = 'NOUN';
}

/** Where the one word stands that can be the verb, or -1. */
function onlyBase(tokens: readonly TokenDraft[], from: number, to: number): number {
  let only = -1;
  for (let at = from + 1; at < to; at++) {
    const token = tokens[at];
    if (!token || OPENS.test(token.lower)) {
      if (/^(?:that|who|which|whose|to)$/u.test(token?.lower ?? '') && tokens[only]?.pos === 'ADJ') return -1;
      break;
    }
    if (at > from + 1 && (token.pos === 'AUX' || (token.pos === 'VERB' && !/(?:ed|ing|en)$/u.test(token.lower))))
      return -1;
    if (token.kind === 'literal' || !canBeAsked(tokens, at, from)) continue;
    if (only >= 0) return -1;
    only = at;
  }
  return only;
}

/** Of a verb that was taken for a noun: the noun before it was taken for something else, or it is never a noun itself. */
function isHidden(tokens: readonly TokenDraft[], at: number, from: number): boolean {
  const [subject, first, verb, next] = [tokens[at - 1], tokens[from + 1], tokens[at], tokens[at + 1]];
  if (first?.pos === 'VERB' || TAKEN_FOR_ADJECTIVE.test(subject?.lower ?? '')) return true;
  if (at > from + 3 && NEARLY_NOUN.test(subject?.lower ?? '')) return true;
  if (subject?.pos === 'NUM' || /^(?:both|all)$/u.test(subject?.lower ?? '')) return true;
  if (NEVER_NOUN.test(verb?.lower ?? '')) return next?.pos !== 'VERB';
  return OF_ITS_OWN.test(`${verb?.lower} ${next?.lower}`);
}

/** `a square have`, `any human walked`; given back is the noun of `an adult fit`, which is one only if `fit` is the verb. */
export function nounsBefore(tokens: readonly TokenDraft[], from: number, to: number): TokenDraft | undefined {
  const [first, second] = [tokens[from + 1], tokens[from + 2]];
  if (
    first?.pos === 'ADJ' &&
    first.lower === 'light' &&
    /^(?:be|have|escape|travel|pass|bend)$/u.test(second?.lower ?? '')
  ) {
    first.pos = 'NOUN';
    if (second?.pos === 'NOUN') second.pos = 'VERB';
  }
  for (let at = from + 2; at < Math.min(to - 1, from + 4); at++) {
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    if (token?.pos === 'VERB' && before?.pos === 'NOUN' && /[^s]s$/u.test(token.lower) && token.lemma !== token.lower) {
      if (next?.pos === 'VERB' && next.lower === next.lemma && !/[^i]s$/u.test(before.lower)) token.pos = 'NOUN';
    }
    if (token?.lower === 'found' && next?.pos === 'DET' && token.pos === 'VERB' && before?.pos === 'PROPN')
      token.lemma = 'found';
    if (token?.pos !== 'ADJ' || before?.pos !== 'DET' || !next || !TAKEN_FOR_ADJECTIVE.test(token.lower)) continue;
    const acts = next.pos === 'AUX' || next.pos === 'VERB';
    if (!acts && (next.pos !== 'NOUN' || NEARLY_NOUN.test(next.lower) || !isInfinitive(next.lower))) continue;
    token.pos = 'NOUN';
    return acts ? undefined : token;
  }
  return undefined;
}

function canBeAsked(tokens: readonly TokenDraft[], at: number, from: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (
    !token ||
    !next ||
    at < from + 2 ||
    !/^\p{Ll}+$/u.test(token.text) ||
    /^(?:of|that|who|which)$/u.test(next.lower) ||
    next.text === '-'
  )
    return false;
  const adjective = token.pos === 'ADJ' || token.pos === 'ADV';
  if (adjective ? !ADJECTIVE_TOO.test(token.lower) : token.pos !== 'NOUN' || !isInfinitive(token.lower)) return false;
  if (adjective && !hasObject(token, next, tokens[at + 2])) return false;
  let back = at - 1;
  while (back > from && (tokens[back]?.pos === 'ADV' || /^(?:both|all)$/u.test(tokens[back]?.lower ?? ''))) back--;
  const before = tokens[back];
  if (!before || back === from || POSSESSIVES.has(before.lower)) return false;
  if (!adjective && NEARLY_NOUN.test(token.lower) && !/^(?:DET|PRON|NUM)$/u.test(next.pos)) return false;
  if (before.pos === 'NUM') return before.lower === 'one' ? back === from + 1 : tokens[back - 1]?.lower === 'of';
  return /^(?:NOUN|PROPN)$/u.test(before.pos) || (back === from + 1 && before.pos === 'VERB');
}

/** An adjective's verb with what can follow it: not `close to it`, `free from salt`, `a traffic light work`. */
function hasObject({ lower }: TokenDraft, next: TokenDraft, after: TokenDraft | undefined): boolean {
  if (/^(?:DET|PRON|PROPN)$/u.test(next.pos)) return true;
  if (/^(?:welcome|direct)$/u.test(lower)) return /^(?:NOUN|ADJ)$/u.test(next.pos);
  if (next.pos === 'NOUN') return next.lower !== next.lemma && !/^(?:NOUN|VERB|AUX|ADV)$/u.test(after?.pos ?? '');
  return WITH_PLACE.test(`${lower} ${next.lower}`);
}

const WITH_PLACE =
  /^(?:close (?:without|with|on|at|in)|open (?:for|on|at|in|with)|empty into|light up|dry (?:in|on|out)|cool down|warm up)$/u;

export function opensAsked({ lower }: TokenDraft): boolean {
  return MODALS.has(lower) || lower === 'do' || lower === 'does' || lower === 'did';
}
