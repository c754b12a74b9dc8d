import type { Doc, Question } from '../../../src/plugin.js';
import { says } from '../../around/says.js';
import { isLongAgo } from '../asked/long-ago.js';
import type { Asked } from '../asked.js';

/** Whether somebody can have told it to the speaker. */
export function isTold(doc: Doc, { question, alone, front }: Asked): boolean {
  const { subject, form, auxiliary } = question;
  const who = subject.text.toLowerCase();
  if (/, (?:most likely|probably|perhaps|maybe|likely|too|either|then|though|at all)$/u.test(question.predicate.text))
    return false;
  if (/^(?:i|we)$/u.test(who) && form !== 'modal') return false;
  if (!alone && form !== 'modal' && isPersonal(doc) && !/^(?:it|there)$/u.test(who)) return false; // of one's own nobody needs to be told
  if (isAbleThen(question.text) || isUnconditioned(doc.text, question)) return false;
  if (isLongAgo(question)) return false;
  if (
    who === 'it' &&
    /^be (?:fair|right|true|accurate|correct|wrong|reasonable|safe) to say\b/u.test(question.predicate.text)
  )
    return false; // asks already
  if (who === 'it' && /^(?:true|the case)\b/u.test(question.predicate.text)) return false;
  // `Could it be a blown fuse?`: of what is at hand nobody has read
  if (
    alone &&
    who === 'it' &&
    /^(?:have )?be(?:en)? (?:an?|the|my|your)\b(?!.*\b(?:to|that)\b)/u.test(question.predicate.text)
  )
    return false;
  if (alone && /^(?:he|she|they|this|that|these|those|we)$/u.test(who) && front === '') return false;
  if (
    alone &&
    who === 'it' &&
    /^(?:does|did|has|had)$/u.test(auxiliary.lower) &&
    !/^take\b.* to\b/u.test(question.predicate.text)
  )
    return false;
  if (who === 'you' && !(form === 'modal' && /^(?:can|could|should|must|may)$/u.test(auxiliary.lower))) return false;
  if (who === 'you' && /\b(?:me|us|please|your)\b/u.test(question.predicate.text)) return false;
  if (isPersonal(doc) && says(doc, YOUR)) return false;
  if (doc.tokens.some(({ lower }, at) => lower === 'or' && /\?/u.test(doc.text.slice(doc.tokens[at]?.start)) && !alone))
    return false;
  if (question.tokens.some(({ lower }) => /^(?:or|us|this|here|you['’]d)$/u.test(lower))) return false;
  if (hasDemonstrative(question.tokens.map(({ lower, pos }) => ({ lower, pos })))) return false;
  return (
    alone ||
    !/^(?:suppose|imagine|picture|say|let|think|consider|take|i (?:read|heard|was told|think|wonder)|someone|is|are)\b/iu.test(
      doc.text,
    )
  );
}

/** As said, what they were able to do. */
export function isAbleThen(question: string): boolean {
  return /^could (?:he|she|they|we|i) (?:remember|recall|see|hear|feel|tell|have|get|go|come)\b/iu.test(question);
}

/** `Would Bach own a poster?`, `Could she have flown?`: a thought which nobody hears or says as news, unless a case is given. */
export function isUnconditioned(text: string, { auxiliary, predicate, subject }: Question): boolean {
  const thought =
    (auxiliary.lower === 'would' &&
      subject.kind !== 'pronoun' &&
      (subject.kind === 'name' || subject.animacy === 'person')) ||
    (/^(?:could|might|should)$/u.test(auxiliary.lower) && /^(?:\p{L}+ly )?have \p{L}/u.test(predicate.text));
  return thought && !GIVEN.test(text) && !/ (?:who|whose|that|which|with|without) /u.test(subject.text);
}

const GIVEN =
  /\b(?:if|unless|suppose|supposing|without|imagine|provided|were (?:it|there)|in case|when|while|under|after|by [a-zà-ž]+ing)\b|^(?:for|in|at|on|with|given|despite)\b/iu;

const OWN = /^(?:i|me|my|we|our|us)$/u;
export const isPersonal = (doc: Doc): boolean => says(doc, OWN);

const YOUR = /^your?$/u;

/** `that` by itself would be read as what is asked; in `the ship that sank`, `say that it sank` it is not. */
function hasDemonstrative(tokens: readonly { readonly lower: string; readonly pos: string }[]): boolean {
  return tokens.some(
    ({ lower }, at) =>
      lower === 'that' &&
      !/^(?:NOUN|PROPN|PRON|VERB|ADJ)$/u.test(tokens[at - 1]?.pos ?? '') &&
      !/^(?:those|one)$/u.test(tokens[at - 1]?.lower ?? ''),
  );
}
