import type { Token } from '../../../src/plugin.js';
import { afterRelative } from '../../around/after-relative.js';
import { onlyPlace } from './only-place.js';
import { isComparison, isDone, isEnough, PARTICIPLE } from './said-of-subject.js';

/** Adverbs with which what is said of a subject begins. */
const GRADES =
  /^(?:also|still|always|usually|normally|already|equally|ever|often|once|both|currently|originally|typically|generally)$/u;
const BYNAME = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|great|terrible|conqueror|lionheart)$/u;

/** Index of what is said of the subject after `be`, where it can begin in one place only; undefined otherwise. */
export function predicateAt(tokens: readonly Token[]): number | undefined {
  if (isPair(tokens)) return 2;
  const after = afterRelative(tokens);
  if (after !== undefined) return after;
  const only = onlyPlace(tokens);
  if (only !== undefined) return only;
  const last = nameAtEnd(tokens);
  if (last !== undefined) return last;
  const named = nameEnd(tokens);
  if (named !== undefined) return followsName(tokens, named) ? named : undefined;
  for (let at = 2; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.text === ',' || /^(?:if|when|because|although|while|than|what|how|whose)$/u.test(token.lower))
      return undefined;
    if (!isAfterNoun(tokens[at - 1])) continue;
    if (isComparison(tokens, at) || isEnough(tokens, at) || isDone(tokens, at)) return at;
    if (tokens.slice(1, at).some(({ lower }) => /^(?:who|which|that|where|to)$/u.test(lower))) continue;
    if (GRADES.test(token.lower) && tokens[at + 1]) return at;
    if (/^an?$/u.test(token.lower) && tokens[at + 1]) return isOnly(tokens, at) ? at : undefined;
    if (token.lower === 'the' && /^\p{Ll}/u.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.lower === 'of')
      return at;
  }
  return undefined;
}

/** `Are bananas berries` */
function isPair([, first, second, ...rest]: readonly Token[]): boolean {
  return (
    rest.length === 0 &&
    first?.pos === 'NOUN' &&
    second?.pos === 'NOUN' &&
    first.lower !== first.lemma &&
    /s$/u.test(first.lower)
  );
}

/** `Brazil's capital Rio de Janeiro`: a name after the noun that has an owner, to the end. */
function nameAtEnd(tokens: readonly Token[]): number | undefined {
  const mark = tokens.findIndex(({ text }) => /^['’]s$/u.test(text));
  let at = mark + 1;
  if (mark < 2) return undefined;
  while (tokens[at]?.pos === 'ADJ' || tokens[at]?.pos === 'NOUN') at++;
  const name = tokens.slice(at);
  return at > mark + 1 &&
    tokens[at - 1]?.pos === 'NOUN' &&
    name.length > 0 &&
    name.every(({ text }) => /^\p{Lu}|^(?:de|of|van|von)$/u.test(text))
    ? at
    : undefined;
}

/** Index of the participle after `have` and a name. */
export function participleAt(tokens: readonly Token[]): number | undefined {
  const at = nameEnd(tokens);
  const [token, next] = [tokens[at ?? -1], tokens[(at ?? -1) + 1]];
  return token && next && token.pos === 'VERB' && (PARTICIPLE.test(token.lower) || token.lower === 'got')
    ? at
    : undefined;
}

/** Where a name ends that is the whole subject so far: `Julius Caesar`, `the Louvre`, `Queen Elizabeth the First`. */
function nameEnd(tokens: readonly Token[]): number | undefined {
  let at = tokens[1]?.lower === 'the' ? 2 : 1;
  const from = at;
  while (tokens[at]?.pos === 'PROPN' && /^\p{Lu}/u.test(tokens[at]?.text ?? '')) at++;
  if (at === from) return undefined;
  if (tokens[at]?.lower === 'the' && BYNAME.test(tokens[at + 1]?.lower ?? '')) at += 2;
  return at;
}

function followsName(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !next || !/^\p{Ll}/u.test(token.text)) return false;
  const rest = tokens.slice(at);
  if (rest.some(({ text }) => text === ',')) return false;
  if (/^an?$/u.test(token.lower) || (/^(?:north|south|east|west)$/u.test(token.lower) && next.lower === 'of'))
    return true;
  if (token.lower === 'the' && isOwned(rest)) return true;
  if (token.lower === 'the')
    return /^\p{Ll}/u.test(next.text) && next.pos !== 'VERB' && !rest.slice(2, 4).some(({ pos }) => pos === 'VERB');
  if (token.pos === 'VERB' || PARTICIPLE.test(token.lower))
    return token.pos === 'VERB' && PARTICIPLE.test(token.lower) && rest.every(({ lower }) => lower !== 'than');
  return (token.pos === 'ADJ' && !/^(?:ADV|ADJ|NOUN|PROPN)$/u.test(next.pos)) || GRADES.test(token.lower);
}

function isAfterNoun(before: Token | undefined): boolean {
  return (
    /^(?:NOUN|PROPN|NUM|PRON|ADV)$/u.test(before?.pos ?? '') &&
    !/^(?:his|her|its|their|my|your|our|whose|half|very|so|too|as|not|much|far|even|any|no)$/u.test(before?.lower ?? '')
  );
}

/** `the Mahatma's daughter`, to the end. */
function isOwned([, owner, mark, ...owned]: readonly Token[]): boolean {
  return (
    owner?.pos === 'PROPN' &&
    !BYNAME.test(owner.lower) &&
    /^['’]s$/u.test(mark?.text ?? '') &&
    owned.length > 0 &&
    owned.every(({ pos }) => pos === 'ADJ' || pos === 'NOUN') &&
    owned.at(-1)?.pos === 'NOUN'
  );
}

/** No other article could begin it. */
function isOnly(tokens: readonly Token[], from: number): boolean {
  return !tokens
    .slice(from + 1)
    .some(({ lower }, at) => /^an?$/u.test(lower) && /^(?:NOUN|PROPN)$/u.test(tokens[from + at]?.pos ?? ''));
}
