import type { Question, Token } from '../core/doc.js';
import { isUncountable } from './nouns.js';
import { isRelative } from './relative.js';
import { isInfinitive } from './verbs.js';

/** Whether the subject may hold what is said of it: its verb, a state, or the noun that it is called. */
export function takesIn(subject: readonly Token[], predicate: readonly Token[], form: Question['form']): boolean {
  if (form === 'be')
    return (
      isOfUse(subject) || isSaidBefore(subject, predicate) || isWhatTheyAre(subject, predicate) || isLate(predicate)
    );
  return (
    form !== 'have' &&
    (hasOwnObject(subject) || endsInVerb(subject) || isObjectLeft(subject, predicate) || isLikened(subject, predicate))
  );
}

const isName = ({ pos }: Token): boolean => pos === 'NOUN' || pos === 'PROPN';

/** A word that can be the verb, right after a noun that can be its subject. */
function isVerbAfterNoun(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token || !isName(before) || !/^\p{Ll}+$/u.test(token.text)) return false;
  return !/^(?:PRON|DET|ADP|PART)$/u.test(token.pos) && isInfinitive(token.lower);
}

const hasRelative = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => isRelative(token) || token.lower === 'when');

/** `a balloon film a car | park from above`: nothing but a verb stands between a noun and `a` or `the`. */
function hasOwnObject(subject: readonly Token[]): boolean {
  if (hasRelative(subject)) return false;
  return subject.some(({ lower }, at) => {
    const [before, verb] = [subject[at - 2], subject[at - 1]];
    return /^(?:an?|the)$/u.test(lower) && before && isName(before) && verb?.pos === 'NOUN' && at > 2;
  });
}

/** Verbs that are hardly ever nouns: `a clerk find | work in Turin`. */
const VERB = /^(?:find|get|seek|need|buy|sell|eat|grow|give|lose|make|take|bring|keep|remove)$/u;

function endsInVerb(subject: readonly Token[]): boolean {
  return (
    VERB.test(subject.at(-1)?.lower ?? '') && !hasRelative(subject) && isVerbAfterNoun(subject, subject.length - 1)
  );
}

/** Verbs that need no object before a preposition. */
const NO_OBJECT =
  /^(?:act|agree|appear|apply|arrive|begin|belong|burn|climb|come|consist|count|crash|depend|die|differ|drift|drop|end|exist|extend|fall|fit|float|fly|flow|freeze|function|go|grow|happen|lead|last|lie|live|look|melt|move|occur|operate|orbit|rank|range|result|rise|roll|run|rust|sail|serve|show|sink|sit|sleep|spread|stand|start|stay|survive|swim|travel|turn|vary|walk|work)$/u;

/** `landlord charge | interest on rent`, `bleach lift | colour from denim`: what follows may be the object of the word before. */
function isObjectLeft(subject: readonly Token[], [first, next]: readonly Token[]): boolean {
  if (!first || next?.pos !== 'ADP' || NO_OBJECT.test(first.lower) || hasRelative(subject)) return false;
  const stuff =
    isUncountable(first.lower) || /^(?:colou?r|paint|interest|rent|rates|prices|fees|rooms)$/u.test(first.lower);
  return stuff && isVerbAfterNoun(subject, subject.length - 1);
}

/** `a rook move | like a knight` */
function isLikened(subject: readonly Token[], [first]: readonly Token[]): boolean {
  return first?.lower === 'like' && isVerbAfterNoun(subject, subject.length - 1);
}

const USE = 'use|help|interest|benefit|value|importance|concern|relevance|service|significance';
const OF_USE = new RegExp(
  ` of (?:(?:any|some|no|great|much|little|real|practical|particular|special) )+(?:${USE})(?: |$)`,
  'u',
);

/** `the canal of any help to a ship | bound for Goa` */
function isOfUse(subject: readonly Token[]): boolean {
  return OF_USE.test(` ${subject.map(({ lower }) => lower).join(' ')}`);
}

/** `the word of a child legally binding | in court`: how much it is so, and what it is. */
function isSaidBefore(subject: readonly Token[], [first]: readonly Token[]): boolean {
  const [adverb, said] = subject.slice(-2);
  return (
    first?.pos === 'ADP' &&
    adverb?.pos === 'ADV' &&
    /^\p{L}{3,}ly$/u.test(adverb.lower) &&
    /(?:ing|ed|able|ible|al|ous|ive|ful|ic)$/u.test(said?.lower ?? '') &&
    !hasRelative(subject)
  );
}

/** `the Hatfields and McCoys families | in Ohio` */
function isWhatTheyAre(subject: readonly Token[], [first]: readonly Token[]): boolean {
  const [before, last] = subject.slice(-2);
  if (first?.pos !== 'ADP' || before?.pos !== 'PROPN' || last?.pos !== 'NOUN' || last.lower === last.lemma)
    return false;
  return subject.some(({ lower }) => lower === 'and');
}

/** `updates that fix holes worth having | even when …`: a clause is nothing that is said of the subject. */
function isLate([first, next]: readonly Token[]): boolean {
  const clause = /^(?:when|if|because|though|although|while|unless|until)$/u;
  return clause.test(first?.lower ?? '') || (first?.lower === 'even' && clause.test(next?.lower ?? ''));
}
