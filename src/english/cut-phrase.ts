import type { Question, Token } from '../core/doc.js';
import { nounPhraseEnd } from './noun-phrases.js';
import { isRelativeSubject } from './relative.js';

/**
 * `Was Amelia | on board the ferry`: what somebody is on board of was taken for all that is said of them. The subject ends
 * before `on`, unless something else is said after the ship.
 */
export function withoutOnBoard(tokens: readonly Token[], end: number): number {
  if (!isOnBoard(tokens[end - 2], tokens[end - 1])) return end;
  const after = nounPhraseEnd(tokens, end);
  if (after === undefined || /^(?:DET|ADJ|NOUN|PROPN|VERB|AUX)$/u.test(tokens[after]?.pos ?? '')) return end;
  return end - 2;
}

function isOnBoard(on: Token | undefined, board: Token | undefined): boolean {
  return on?.lower === 'on' && board?.lower === 'board';
}

/** What a subject goes on with was left to the predicate, or nobody knows whose it is. */
export function isCutOff(subject: readonly Token[], predicate: readonly Token[], form: Question['form']): boolean {
  return (
    (form === 'be' && isOnBoard(subject.at(-2), subject.at(-1)) && predicate[0]?.pos !== 'ADJ') ||
    (form === 'be' && isPlaced(predicate)) ||
    isOfRelative(subject, predicate, form)
  );
}

const PLACE =
  /^(?:opposite|near|beside|behind|beneath|below|above|under|underneath|inside|outside|around|facing|next|between|among|within)$/u;

/** `the angles | opposite them equal`, `the shops | near it open`: where the subject is, and only then what is said of it. */
function isPlaced([place, pronoun, said]: readonly Token[]): boolean {
  return (
    PLACE.test(place?.lower ?? '') &&
    /^(?:it|them|him|her|me|us|you)$/u.test(pronoun?.lower ?? '') &&
    /^(?:ADJ|VERB|DET|NOUN|ADV)$/u.test(said?.pos ?? '') &&
    !/^(?:when|while|if|before|after|until|at|in|on|now|today|then|again|already|too|as|anyway|yet)$/u.test(
      said?.lower ?? '',
    )
  );
}

/** Of what is said, not of how something is done. */
const OF_WHAT_IS_SAID =
  /^(?:really|actually|legally|usually|generally|normally|typically|possibly|probably|necessarily|certainly|ever|only|still|truly|officially|technically|theoretically|lawfully|realistically|likely|safely|early|reasonably|validly|fully|completely|directly|immediately)$/u;

/** `a subscription that renews | automatically be charged`: how the one thing is done, or the other. */
function isOfRelative(subject: readonly Token[], [adverb, next]: readonly Token[], form: Question['form']): boolean {
  if (form !== 'modal' && form !== 'do') return false;
  const last = subject.at(-1);
  return (
    last?.pos === 'VERB' &&
    /^\p{L}{3,}ly$/u.test(adverb?.lower ?? '') &&
    adverb?.pos === 'ADV' &&
    !OF_WHAT_IS_SAID.test(adverb.lower) &&
    next !== undefined &&
    subject.some(isRelativeSubject)
  );
}
