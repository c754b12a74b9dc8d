import { type Clause, conjugate, type Doc, type Token } from '../../../src/plugin.js';
import { lowered, type Stated } from '../stated.js';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';

/** Times of an event that come first as naturally as last. */
const OF_EVENT = new RegExp(
  `^(?:(?:earlier |later )?(?:this|last) |yesterday|today|tonight|on ${DAY}|on (?:the )?\\d|on ${MONTH}|on (?:the|our|my|his|her|day) |in (?:early |late )?${MONTH}|in (?:19|20)|after |before |during |throughout |by (?:noon|midnight|the end|${DAY})|for (?:breakfast|lunch|dinner)|at (?:night|noon|midnight|dawn|dusk)|within |on arrival|over the years)|\\bago$`,
  'u',
);
/** Times of a state, and of what comes back. */
const OF_STATE =
  /^(?:today|tonight|right now|these days|nowadays|at the moment|this \p{L}+|from day one|at night|by (?:noon|midnight))$/u;
const OF_HABIT = /^every (?!day$)/u;
const STATIVE = /^(?:be|have|own|hold|cost|weigh|contain|belong|live|stay|exist|sleep)$/u;

/** Whether the time that begins at `from` sounds right before its sentence, and is not set against another there. */
export function sounds(doc: Doc, { words, clauses, sentence }: Stated, from: number): boolean {
  const [clause] = clauses;
  if (!clause) return false;
  const time = lowered(words.slice(from));
  const rest = words.slice(0, from).filter(({ start }) => start >= clause.verb.end);
  const again = doc.clauses.some((other) => other.sentence !== sentence && other.verb.lemma === clause.verb.lemma);
  if (again && !clause.copular) return false;
  if (clause.copular) return isStateOf(clause, rest) && OF_STATE.test(time);
  const bare = rest.length === 0 && clause.subject.tokens.length < 4;
  if (bare || (rest.length > 0 && rest.every(({ pos }) => pos === 'PRON')))
    return isPassive(clause) && OF_EVENT.test(time);
  if (OF_HABIT.test(time)) return clause.tense === 'present' && clause.auxiliaries.length === 0;
  const happened =
    (isPast(clause.finite) || (UNCHANGED.test(clause.verb.lower) && /^(?:last|yesterday)|ago$/u.test(time))) &&
    (isPassive(clause) || !STATIVE.test(clause.verb.lemma) || isMeal(time));
  const will = /^(?:shall|will)$/u.test(clause.finite.lower) && /^(?:within |on )/u.test(time);
  return (happened && OF_EVENT.test(time)) || (will && rest.length > 1);
}

/** Past or present, as their time says. */
const UNCHANGED = /^(?:cut|put|hit|let|set|shut|hurt|cost|read|quit|split|spread)$/u;

function isPast({ lower, lemma, pos }: Token): boolean {
  if (/^(?:was|were|did|had)$/u.test(lower)) return true;
  return pos === 'VERB' && (/ed$/u.test(lower) || (lower !== lemma && conjugate(lemma, 'past') === lower));
}

function isPassive({ finite, verb, auxiliaries }: Clause): boolean {
  return /^(?:was|were)$/u.test(finite.lower) && finite !== verb && auxiliaries.length > 0 && !/ing$/u.test(verb.lower);
}

/** `for dinner, we had rice` */
function isMeal(time: string): boolean {
  return /^for /u.test(time);
}

function isStateOf({ subject, rest }: Clause, words: readonly Token[]): boolean {
  return subject.kind !== 'pronoun' && words.length > 0 && /^(?:ADJ|ADV|VERB)$/u.test(rest.tokens[0]?.pos ?? '');
}
