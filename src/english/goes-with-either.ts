import type { Question, Token } from '../core/doc.js';
import { isRelative } from './relative.js';

/** Whether the words at the cut go as well with the other side, or a clause inside the subject's own was cut. */
export function goesWithEither(
  subject: readonly Token[],
  predicate: readonly Token[],
  form: Question['form'],
): boolean {
  return (
    isAdverbAtCut(subject, predicate) || (form === 'be' && (holdsThatClause(subject) || isDescribedLater(predicate)))
  );
}

/** Adverbs that say how often, how far or how sure, and go before the verb. */
const BEFORE_VERB =
  /^(?:usually|normally|generally|typically|really|actually|only|probably|possibly|rarely|commonly|frequently|regularly|legally|technically|necessarily|automatically|officially|fully|originally|previously|eventually|easily|partly|partially|honestly|lawfully|truthfully|simply|merely|hypothetically|theoretically|realistically|family|fly|supply|likely|early|friendly|deadly|elderly)$/u;

/** `who want a dog to behave | calmly buy …`, `closing the lid firmly | be wise`: how something is done inside the subject, or how it is. */
function isAdverbAtCut(subject: readonly Token[], [first, second]: readonly Token[]): boolean {
  if (!first || !second || !/^\p{L}{3,}ly$/u.test(first.lower) || BEFORE_VERB.test(first.lower)) return false;
  if (/^\p{Ll}{3,}ing$/u.test(subject[0]?.text ?? '')) return true;
  if (second.lower === 'be') return false;
  const done = subject.findIndex((token) => isRelative(token) || token.lower === 'to');
  return done > 0 && done < subject.length - 1;
}

/** `guests who notice that | the door of a lift is broken right to …`: the clause after `that` goes on. */
function holdsThatClause(subject: readonly Token[]): boolean {
  const at = subject.findIndex(isRelative);
  return (
    at > 0 &&
    subject.slice(at + 2).some(({ lower, pos }, later, rest) => {
      const [before, next] = [rest[later - 1] ?? subject[at + 1], rest[later + 1]];
      if (lower !== 'that' || !/^(?:VERB|ADJ)$/u.test(before?.pos ?? '')) return false;
      return pos !== 'DET' || !next || /^(?:DET|PRON|PROPN)$/u.test(next.pos);
    })
  );
}

/** `all tables | with four legs rectangular`: the phrase is the subject's, and the last word is said of it. */
function isDescribedLater(predicate: readonly Token[]): boolean {
  const [first, before, last] = [predicate[0], predicate.at(-2), predicate.at(-1)];
  if (first?.pos !== 'ADP' || predicate.length < 3 || before?.pos !== 'NOUN' || before.lower === before.lemma)
    return false;
  return /^\p{Ll}{2,}(?:al|ous|ful|ic|ible|able|less|ive|ar|[ts]ile)$/u.test(last?.text ?? '');
}
