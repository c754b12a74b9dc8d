import type { TokenDraft } from './tokens.js';
import { isInfinitive } from './verbs.js';
import { MODALS, POSSESSIVES } from './words.js';

/** `Would Garfield like lasagne`: no verb but this one between the auxiliary and the mark. */
export function isAskedLiking(tokens: readonly TokenDraft[], at: number): boolean {
  const [opener, before] = [tokens[0], tokens[at - 1]];
  if (!opener || !/^(?:do|does|did|would|will|could|might|should)$/u.test(opener.lower) || !before) return false;
  if (!['PROPN', 'NOUN', 'PRON'].includes(before.pos) || !tokens.some(({ text }) => text.startsWith('?'))) return false;
  return !tokens.some(({ pos }, index) => index > 0 && index !== at && (pos === 'VERB' || pos === 'AUX'));
}

/** `does a green light mean go`: in a question the bare word is the verb, unless it is what one reckons or aims at. */
export function isAskedMeaning(tokens: readonly TokenDraft[], at: number): boolean {
  const [opener, before, token, next] = [tokens[0], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.lower !== 'mean' || !opener || !before || !next || at < 2) return false;
  if (!(MODALS.has(opener.lower) || opener.lemma === 'do') || !tokens.some(({ text }) => text.startsWith('?')))
    return false;
  if (/^(?:arithmetic|geometric|harmonic|golden|happy|weighted|sample|population)$/u.test(before.lower)) return false;
  return /^(?:NOUN|PROPN|ADJ|PRON)$/u.test(before.pos) && !POSSESSIVES.has(before.lower) && !/^[.?!]/u.test(next.text);
}

/** `a tennis match end in a draw`: between a noun and a likelier verb, what could be a verb is a noun. */
export function isNounBeforeVerb(tokens: readonly TokenDraft[], at: number): boolean {
  const [before, token, next, after] = tokens.slice(at - 1, at + 3);
  if (at < 2 || !before || !token || !next || after?.pos !== 'ADP' || !tokens.some(({ text }) => text.startsWith('?')))
    return false;
  return before.pos === 'NOUN' && !/[^i]s$/u.test(before.lower) && next.pos === 'NOUN' && isInfinitive(next.lower);
}

/** What a clause follows, or a question inside: `know that is so`, `ask who came`. */
const OF_CLAUSES =
  /^(?:say|think|know|mean|believe|hope|feel|prove|show|see|find|ask|wonder|tell|guess|suppose|claim|argue|agree|suggest|imply|ensure|decide|learn|hear|notice|understand|remember|forget|check|hint|reveal|indicate|care|matter|explain|realise|realize|imagine|assume|doubt|expect|fear|admit|deny|promise|report|state|require|demand|order|choose|determine|judge|pick|study|test|track|document|record|pay|do|have|be|exist|remain|appear|survive)$/u;

/** `Would a text file that holds …`: a verb with its object right after it would have one; `that` is about the noun. */
export function isNounBeforeRelative(tokens: readonly TokenDraft[], at: number): boolean {
  const [before, token, that, verb] = tokens.slice(at - 1, at + 3);
  if (at < 2 || !before || !token || !that || !verb || token.lemma !== token.lower) return false;
  if (before.pos !== 'NOUN' || before.lemma !== before.lower || OF_CLAUSES.test(token.lower)) return false;
  if (!/^(?:that|which|who)$/u.test(that.lower) || !(/^(?:VERB|AUX)$/u.test(verb.pos) || /[^s]s$/u.test(verb.lower)))
    return false;
  return tokens.some(({ text }) => text.startsWith('?'));
}

/** `would an MRI scan be safe`, `does the moon's pull cause tides`: in a question, right before the bare verb. */
export function isNounBeforeBase(tokens: readonly TokenDraft[], at: number): boolean {
  const [before, token, next] = tokens.slice(at - 1, at + 2);
  if (at < 2 || !before || !token || !next || token.lemma !== token.lower || next.lemma !== next.lower) return false;
  if (/^(?:help|let|make|dare|need|go|come|have|see|hear|watch)$/u.test(token.lower)) return false;
  if (next.lower !== 'be') {
    const asked = MODALS.has(tokens[0]?.lower ?? '') || tokens[0]?.lemma === 'do';
    if (!asked || next.pos !== 'VERB' || next.lower.endsWith('ing') || !tokens.some(({ text }) => text.startsWith('?')))
      return false;
  }
  return ['NOUN', 'PROPN', 'ADJ', 'DET', 'ADV', 'PART'].includes(before.pos) && before.lower !== 'to';
}

/** `does a soccer match last longer`: what lasts is a noun. */
export function isNounThatLasts(tokens: readonly TokenDraft[], at: number): boolean {
  const [before, token, last, next] = tokens.slice(at - 1, at + 3);
  if (at < 2 || !before || !token || last?.lower !== 'last' || !next || token.lemma !== token.lower) return false;
  if (
    !/^(?:NOUN|ADJ|PROPN|DET)$/u.test(before.pos) ||
    !(MODALS.has(tokens[0]?.lower ?? '') || tokens[0]?.lemma === 'do')
  )
    return false;
  return next.pos === 'NUM' || /^(?:longer|shorter|for|until|about|around|more|less|only|all|an?)$/u.test(next.lower);
}

/** `do bulbs last longer`, `would it lower the price`: verbs that are taken for adverbs and adjectives, where no other verb is asked about. */
export function isAskedVerb(tokens: readonly TokenDraft[], at: number): boolean {
  const [opener, before, token, next] = [tokens[0], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!opener || !before || !token || !next || at < 2) return false;
  if (!(MODALS.has(opener.lower) || opener.lemma === 'do') || !tokens.some(({ text }) => text.startsWith('?')))
    return false;
  if (!['NOUN', 'PROPN', 'PRON', 'NUM'].includes(before.pos) || POSSESSIVES.has(before.lower)) return false;
  if (tokens.some(({ pos }, index) => index > 0 && index !== at && (pos === 'VERB' || pos === 'AUX')))
    return token.lower === 'complete' && next.pos === 'DET';
  if (token.lower === 'complete' && next.lower === 'at') return true;
  if (/^(?:close|open)$/u.test(token.lower))
    return before.pos === 'NOUN' && /^(?:an?|the|its|his|their)$/u.test(next.lower);
  return token.lower === 'last' ? /^(?:ADV|ADP|ADJ|DET|NUM)$/u.test(next.pos) : /^(?:DET|NOUN|PRON)$/u.test(next.pos);
}
