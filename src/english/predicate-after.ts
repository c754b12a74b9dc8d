import type { Token } from '../core/doc.js';
import { nounPhraseEnd } from './noun-phrases.js';
import { hidesNoun, NOUN_IN_ING, phraseEnd } from './phrase-end.js';
import { COORDINATORS, PREPOSITIONS, SUBORDINATORS, WH_WORDS } from './words.js';

/**
 * Where the predicate begins when a participle follows the noun phrase: at the participle, or after it and its phrases
 * (`a spoon left in soup | likely …`) where an adjective or an indefinite noun phrase stands there. Undefined where what
 * follows could be either.
 */
export function predicateFromParticiple(tokens: readonly Token[], participle: number): number | undefined {
  let end = participle + 1;
  while (
    /^(?:out|off|up|down|over|behind|outside|inside|overnight|today|alone|abroad)$/u.test(tokens[end]?.lower ?? '') &&
    nounPhraseEnd(tokens, end + 1) === undefined
  )
    end++;
  while (PREPOSITIONS.has(tokens[end]?.lower ?? '')) {
    const next = phraseEnd(tokens, end + 1);
    if (next === tokens.length && next - end > 2 && isIng(tokens[next - 1])) return undefined;
    if (next === undefined) return tokens[end + 1]?.pos === 'PROPN' ? undefined : participle;
    if (beginsClause(tokens, end, next)) return participle;
    end = next;
  }
  const next = tokens[end];
  if (end === participle + 1 || !next) return participle;
  if (next.pos === 'ADJ' || isComparative(tokens, end) || /^an?$/u.test(next.lower) || isTheSame(tokens, end))
    return end;
  if (next.text === ',' && tokens.slice(end).some((_, at) => hidesNoun(tokens, end + at, end + at + 3)))
    return undefined;
  if (next.lower === 'to' || next.text === ',' || next.kind === 'punctuation') return participle;
  if (COORDINATORS.has(next.lower) || SUBORDINATORS.has(next.lower) || WH_WORDS.has(next.lower)) return participle;
  return next.pos === 'ADV' || /ing$/u.test(next.lower) ? participle : undefined;
}

export function isTheSame(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === 'the' && /^(?:same|only)$/u.test(tokens[at + 1]?.lower ?? '');
}

function isIng(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Ll}+ing$/u.test(token.text) && !NOUN_IN_ING.test(token.lower);
}

/** `before he turned sixty` */
function beginsClause(tokens: readonly Token[], at: number, end: number): boolean {
  return SUBORDINATORS.has(tokens[at]?.lower ?? '') && /^(?:VERB|AUX)$/u.test(tokens[end]?.pos ?? '');
}

/** `harder to crack than …` */
export function isComparative(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    /^(?:more|less|\p{L}{2,}er)$/u.test(token?.lower ?? '') &&
    token?.pos !== 'NOUN' &&
    tokens.slice(at + 1).some(({ lower }) => lower === 'than')
  );
}

/** `the first ape to fly | a gorilla`: after an infinitive and its phrases an adjective or noun phrase is the predicate. */
export function afterInfinitive(tokens: readonly Token[], to: number): number | undefined {
  if (tokens[to + 1]?.pos !== 'VERB') return undefined;
  let end = nounPhraseEnd(tokens, to + 2) ?? to + 2;
  while (PREPOSITIONS.has(tokens[end]?.lower ?? '')) {
    const next = phraseEnd(tokens, end + 1);
    if (next === undefined) return undefined;
    end = next;
  }
  const [first, second] = [tokens[end], tokens[end + 1]];
  if (!first || end === to + 2) return undefined;
  const graded = /^(?:usually|normally|really|always|ever|generally|often)$/u.test(first.lower);
  const said = graded ? second : first;
  if (!said) return undefined;
  return said.pos === 'ADJ' || said.lower === 'enough' || (!graded && /^an?$/u.test(said.lower)) ? end : undefined;
}
