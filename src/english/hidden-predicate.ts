import type { Question, Token } from '../core/doc.js';
import { isParticiple } from './participle.js';
import { UNCHANGED } from './rival-verb.js';
import { isInfinitive } from './verbs.js';
import { INDEFINITE_PRONOUNS, SUBORDINATORS, WH_WORDS } from './words.js';

/**
 * Whether what was taken for the predicate begins with words that only describe the subject, so that the predicate comes
 * later: `someone | allergic to nuts get ill`, `milk | rich in calcium good for bones`, `a deed | signed by a child usually valid`.
 */
export function hidesPredicate(
  subject: readonly Token[],
  predicate: readonly Token[],
  form: Question['form'],
): boolean {
  const at = predicate.findIndex(({ pos, lemma }) => pos !== 'ADV' && lemma !== 'not');
  const first = predicate[at];
  if (!first) return false;
  if (form === 'modal' || form === 'do') return describes(first) && !isInfinitive(first.lower);
  if (form === 'have' || predicate[0]?.lower === 'enough') return false;
  const [head] = subject;
  const pronoun = head?.pos === 'PRON' && subject.length === 1;
  if (subject.every(({ pos }) => pos === 'PROPN') || (pronoun && !INDEFINITE_PRONOUNS.has(head.lower))) return false;
  if (!describes(first) && !UNCHANGED.test(first.lower)) return false;
  if (pronoun && first.pos === 'ADJ' && isParticiple(predicate[at + 1] ?? first)) return true;
  return predicate.some(
    (token, later) =>
      later > at + 1 &&
      (closes(predicate, later) || (isSecond(predicate, at, later) && describes(token))) &&
      !predicate.slice(at + 1, later).some(({ text, lower, pos }) => text === ',' || opensClause(lower, pos)),
  );
}

/** `likely to`, `always a`, `happier than` right after a noun or a place: what is said of the subject. */
function closes(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || !next || !/^(?:NOUN|PROPN|ADJ|ADV)$/u.test(before.pos)) return false;
  if (/^(?:very|more|most|less|so|too|as|quite|also|still)$/u.test(before.lower)) return false;
  if (/^(?:likely|unlikely|able|unable)$/u.test(token.lower)) return next.lower === 'to';
  if (before.pos === 'ADJ') return false;
  if (/^(?:always|usually|normally|often|generally)$/u.test(token.lower)) return /^(?:an?|the)$/u.test(next.lower);
  return (
    before.pos === 'ADV' && isParticiple(tokens[at - 2] ?? before) && /er$/u.test(token.lower) && next.lower === 'than'
  );
}

/** An adjective or a participle. */
function describes(token: Token): boolean {
  return token.pos === 'ADJ' || isParticiple(token);
}

/** Right after a noun, or after one and an adverb, in the same clause, with nothing of its own to describe. */
function isSecond(tokens: readonly Token[], from: number, at: number): boolean {
  const between = tokens.slice(from + 1, at);
  if (between.some(({ text, lower, pos }) => text === ',' || opensClause(lower, pos))) return false;
  const [last, before] = [between.at(-1), between.at(-2)];
  const noun = last?.pos === 'ADV' ? before : last;
  return /^(?:NOUN|PROPN|NUM)$/u.test(noun?.pos ?? '') && !/^(?:NOUN|PROPN)$/u.test(tokens[at + 1]?.pos ?? '');
}

/** `made to keep food cold`, `less salty than …`: what follows belongs to a verb, or to what is compared. */
function opensClause(lower: string, pos: string): boolean {
  if (/^(?:than|as|that|and|or|but|so|yet)$/u.test(lower) || WH_WORDS.has(lower)) return true;
  return (pos === 'SCONJ' && SUBORDINATORS.has(lower)) || (pos === 'PART' && lower === 'to');
}
