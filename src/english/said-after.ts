import type { Token } from '../core/doc.js';
import { isParticiple } from './participle.js';

/** Whether what follows a form of `be` only describes the subject, and what is said of it comes after that. */
export function isSaidAfter(subject: readonly Token[], predicate: readonly Token[]): boolean {
  return (
    isComparedFirst(predicate) ||
    isMeasured(predicate) ||
    isTimed(subject, predicate) ||
    isCalledLater(predicate) ||
    isWhatLater(subject, predicate) ||
    isQuotedFirst(predicate)
  );
}

/** `a lease | longer than seven years void without a deed` */
function isComparedFirst([first, than, ...rest]: readonly Token[]): boolean {
  if (than?.lower !== 'than' || !/er$|^(?:more|less)$/u.test(first?.lower ?? '')) return false;
  const end = rest.findIndex(({ text, lower }) => text === ',' || /^(?:that|who|which|when|if|and|or)$/u.test(lower));
  const own = end < 0 ? rest : rest.slice(0, end);
  return own.some(({ pos }, at) => pos === 'ADJ' && own[at - 1]?.pos === 'NOUN' && own[at + 1]?.pos === 'ADP');
}

/** `a man over six feet | tall too tall for it` */
function isMeasured([first, too, next]: readonly Token[]): boolean {
  return first?.pos === 'ADJ' && /^(?:too|very|so)$/u.test(too?.lower ?? '') && next?.pos === 'ADJ';
}

/** `drinking tea | late bad for one` */
function isTimed([doing]: readonly Token[], [first, next]: readonly Token[]): boolean {
  return (
    /ing$/u.test(doing?.lower ?? '') &&
    /^(?:late|early|alone|daily|online|overnight|outdoors|abroad|barefoot)$/u.test(first?.lower ?? '') &&
    /^(?:ADJ|VERB)$/u.test(next?.pos ?? '')
  );
}

/** `a bird | able to fly backwards called a colibri` */
function isCalledLater(predicate: readonly Token[]): boolean {
  return predicate.some(
    ({ lower }, at) =>
      at > 1 &&
      /^(?:called|named|known as)$/u.test(lower) &&
      predicate[at - 1]?.pos === 'ADV' &&
      predicate[0]?.pos === 'ADJ',
  );
}

/** `drinking it | cold in the morning what the doctor ordered`: right after a noun, `what` begins what is said. */
function isWhatLater([head]: readonly Token[], predicate: readonly Token[]): boolean {
  if (/^(?:it|there)$/u.test(head?.lower ?? '')) return false;
  const at = predicate.findIndex(({ lower }) => lower === 'what');
  const [first] = predicate;
  return (
    at > 0 &&
    /^(?:ADJ|ADP|ADV)$/u.test(first?.pos ?? '') &&
    /^(?:NOUN|PROPN)$/u.test(predicate[at - 1]?.pos ?? '') &&
    !predicate.slice(0, at).some(({ pos }) => pos === 'VERB' || pos === 'SCONJ')
  );
}

/** `someone | "on a roll" at cards likely to win`: what is quoted describes the subject, and an adjective or participle comes later. */
function isQuotedFirst([first, ...rest]: readonly Token[]): boolean {
  if (!/^["“]$/u.test(first?.text ?? '')) return false;
  const end = rest.findIndex(({ text }) => /^["”]$/u.test(text));
  return end >= 0 && rest.slice(end + 1).some((token) => saysOf(token));
}

const saysOf = (token: Token): boolean => token.pos === 'ADJ' || (isParticiple(token) && !/ing$/u.test(token.lower));
