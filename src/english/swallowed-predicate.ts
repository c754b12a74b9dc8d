import type { Question, Token } from '../core/doc.js';
import { isUncountable } from './nouns.js';
import { isParticiple } from './participle.js';
import { isRelative } from './relative.js';
import { isInfinitive } from './verbs.js';

/**
 * Whether a bare noun that was taken into the subject may be the predicate (`the euro legal tender | in Oman`) or the verb
 * (`a lawyer object at a chess | match`), or a clause of the subject's relative was left to the predicate.
 */
export function swallowsPredicate(
  subject: readonly Token[],
  predicate: readonly Token[],
  form: Question['form'],
): boolean {
  if (isClauseCutOff(subject, predicate)) return true;
  if (form === 'be') return endsInBareNoun(subject, predicate);
  if (form === 'have') return false;
  return isVerbBeforeLast(subject, predicate) || isCompoundCut(predicate);
}

/** `the people who lived in Rome | when it burned subjects of …`: no predicate begins with `when`, nor with a clause after a relative one. */
function isClauseCutOff(subject: readonly Token[], [first, second]: readonly Token[]): boolean {
  const opens = first?.lower ?? '';
  if (/^(?:when|whenever|if|while|whilst|whereas|unless|although|though|because)$/u.test(opens)) return true;
  if (!/^(?:before|after|until|till|since|as|where|once)$/u.test(opens)) return false;
  return subject.some(isRelative) && second !== undefined;
}

const isNoun = (token: Token | undefined): boolean => token?.pos === 'NOUN' && /^\p{Ll}/u.test(token.text);
const isPlural = (token: Token): boolean => token.lower !== token.lemma;

/** Plurals that stand before a noun: `sports cars`. */
const MODIFIES = /^(?:sports|arms|goods|savings|customs|sales|clothes|news|systems|electronics|\p{L}+ics)$/u;

/** Nouns that are said of somebody or something without an article: `the krona currency`, `the duke heir`. */
const SAID_BARE =
  /^(?:currency|tender|consent|capital|home|heir|heiress|witness|proof|fact|fiction|kin|prey|host|king|queen|president|emperor|pope|mayor|chancellor|chairman|captain|champion)$/u;

/** Before a phrase, which may be the noun's own: `Are Roman coins | rare` and `Siamese cats | named after …` hold nothing else. */
function endsInBareNoun(subject: readonly Token[], [first]: readonly Token[]): boolean {
  const [last, before] = [subject.at(-1), subject.at(-2)];
  if (!last || !before || !first || !isNoun(last) || subject.some(isRelative)) return false;
  const joined = subject.some(({ lower }) => lower === 'and');
  if (first.pos !== 'ADP') return joined && isParticiple(first) && isNameWithNoun(subject);
  if (isNameWithNoun(subject)) return true;
  if (subject.some(({ pos }, at) => pos === 'ADJ' && isNoun(subject[at - 1]) && isNoun(subject[at + 1]))) return true;
  if (first.lower === 'to' && SAID_BARE.test(last.lower) && before.pos === 'ADJ') return true; // `the cathedral home | to`
  if (!isNoun(before)) return false;
  if (first.lower === 'to' || SAID_BARE.test(last.lower) || isUncountable(last.lower)) return true;
  if (subject.every((token) => isNoun(token) && !isPlural(token))) return true; // `chess sport | in Oman`
  return isPlural(before) && isPlural(last) && !MODIFIES.test(before.lower);
}

/** `Romulus and Remus characters`, `Nero emperor`, `Bitcoin legal tender`: names without an article, then a noun. */
function isNameWithNoun(subject: readonly Token[]): boolean {
  const end = subject.findIndex(({ pos, lower }) => pos !== 'PROPN' && lower !== 'and');
  return end > 0 && subject.slice(end).every((token) => isNoun(token) || token.pos === 'ADJ');
}

/** `a lawyer object during a tennis | match`: of two nouns before a phrase the second may be the verb, and the last word a noun. */
function isVerbBeforeLast(subject: readonly Token[], predicate: readonly Token[]): boolean {
  if (predicate.length > 1 || subject.some(isRelative)) return false;
  return subject.some(
    (token, at) =>
      at > 0 &&
      (isNoun(token) || isInfinitive(token.lower) || subject[at + 1]?.lower === 'during') &&
      /^(?:NOUN|PROPN)$/u.test(subject[at - 1]?.pos ?? '') &&
      subject[at + 1]?.pos === 'ADP' &&
      subject[at + 1]?.lower !== 'of' &&
      subject.length > at + 2,
  );
}

/** Verbs too, but nouns far more often after another noun. */
const SHIPS = /^(?:ship|team|crew|boat|bus|band|club|truck|plane)$/u;

/** `a baseball | team field twelve players`, `a cargo | ship dock in …`: two nouns, the second of them before what can be its object or place. */
function isCompoundCut(predicate: readonly Token[]): boolean {
  const [first, second, third] = predicate;
  if (!first || !second || first.pos !== 'NOUN' || !isNoun(second) || isPlural(second)) return false;
  if (third?.pos === 'ADP' && SHIPS.test(first.lower)) return true;
  return /^(?:NUM|DET|PRON|PROPN)$/u.test(third?.pos ?? '') && !/^(?:that|which|who|there)$/u.test(third?.lower ?? '');
}
