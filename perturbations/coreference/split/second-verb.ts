import { type Clause, conjugate, type Doc, type Token } from '../../../src/plugin.js';
import type { Anaphor } from '../anaphor.js';

/** What stands between `and` and the verb. */
const BEFORE_VERB = /^(?:now|also|still|never|always|often|even|already|soon|only|then|later)$/u;
const AUXILIARY = /^(?:is|was|has|had|does|did|are|were|have|can|will)$/u;
const FOR_ONE = /^(?:is|was|has|had|does|did|can|will)$/u;
const FOR_MANY = /^(?:are|were|have|had|did|can|will)$/u;

/** The verb after `and` or `but`, perhaps behind an adverb. */
export function verbAfter({ tokens }: Doc, { index }: Token): Token | undefined {
  const next = tokens[index + 1];
  return next && BEFORE_VERB.test(next.lower) ? tokens[index + 2] : next;
}

/** A finite verb in the number of the pronoun, and no participle that shares the first auxiliary. */
export function agrees({ finite, verb, auxiliaries, copular }: Clause, next: Token, { plural }: Anaphor): boolean {
  if (AUXILIARY.test(next.lower)) return next.pos !== 'NOUN' && (plural ? FOR_MANY : FOR_ONE).test(next.lower);
  if (next.pos !== 'VERB' || /ing$/u.test(next.lower)) return false;
  const { lower, lemma } = next;
  // A form in `-s` has no auxiliary to share.
  if (!plural && lower === conjugate(lemma, 'third')) return true;
  if (plural && lower === lemma)
    return copular
      ? /^(?:are|look|seem|feel|smell|sound)$/u.test(finite.lower)
      : auxiliaries.length === 0 && finite.lower === finite.lemma;
  const past = conjugate(lemma, 'past');
  if (lower !== past || lower === lemma) return false;
  if (auxiliaries.length === 0 && !copular) return conjugate(verb.lemma, 'past') === verb.lower;
  return finite.lower === (plural ? 'were' : 'was') && past !== conjugate(lemma, 'participle');
}
