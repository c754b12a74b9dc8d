import type { Token } from '../core/doc.js';

/** Adverbs that stand before the verb and go with it; others close the phrase before them: `taking one away`, `reading aloud`. */
const BEFORE_VERBS =
  /^(?:\p{L}+ly|ever|never|also|still|just|often|sometimes|always|even|already|once|twice|rather|soon|then|now|yet|instead|first|perhaps|almost|not|quite|indeed|maybe|thus|somehow|seldom|long|ever)$/u;
/** Forms in -ly that are no adverbs of manner or degree, so that nothing is said of a verb by them. */
const NOUNS_IN_LY = /^(?:family|fly|supply|reply|ally|bully|italy|july|jelly|belly|lily|assembly|anomaly|monopoly)$/u;

export function goesWithVerb(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.lemma === 'not') return true;
  return token.pos === 'ADV' && BEFORE_VERBS.test(token.lower) && !NOUNS_IN_LY.test(token.lower);
}

const WITH_BARE_VERB = /^(?:help|let|make|mean|have|see|hear|watch|go|come|dare|need)$/u;

/** `an MRI scan be`, `cling wrap use`: right before the verb itself, what looks like a base form is a noun of the subject. */
export function isNounBeforeBase(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !next || token.pos === 'AUX' || WITH_BARE_VERB.test(token.lower)) return false;
  if (/^(?:be|have)$/u.test(next.lower)) return true;
  return next.pos === 'VERB' && next.lower === next.lemma && !/(?:ed|ing)$/u.test(next.lower);
}

/** `the soup Marta ate`: a name right after a common noun that is not its title begins a relative clause. */
export function isNameAfterThing(tokens: readonly Token[], at: number, isPerson: (noun: string) => boolean): boolean {
  const [before, name] = [tokens[at - 1], tokens[at]];
  return (
    name?.pos === 'PROPN' &&
    /^\p{Lu}/u.test(name.text) &&
    before?.pos === 'NOUN' &&
    /^\p{Ll}/u.test(before.text) &&
    !isPerson(before.lower) &&
    !TITLED.test(before.lower)
  );
}

const TITLED =
  /^(?:film|movie|band|song|book|novel|play|opera|album|show|series|game|city|town|river|mount|lake|ship|planet|language|word|letter|number|year|team|company|brand|app|god|goddess|type|blood|route|class|plan|group|page|vitamin|hurricane|storm|comet)$/u;
