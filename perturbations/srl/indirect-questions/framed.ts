import { type Doc, declarative, whetherClause } from '../../../src/plugin.js';
import type { Framed } from './read-question.js';

export { framed } from './read-question.js';

/** A reason or concession before the clause would be taken for one of the frame, or for part of what is asked. */
const REASON =
  /^(?:unless|since|because|as (?:it|the|he|she|they|we|you|i)|given that|although|though|even though|assuming|suppos)/u;

/** `whether, in Norway, …`: a short phrase of place or time only; a clause or two there would pile up. */
const SETTING = /^(?:in|on|at|during|under|among|according to) [^,]{1,30}, $/u;

const same = (clause: string): string => clause;

/** The clause after `whether`. */
export function afterWhether({ question, lead, restore = same }: Framed): string | undefined {
  if (lead !== '' && !SETTING.test(lead)) return undefined;
  const clause = whetherClause(question);
  return clause === undefined ? undefined : lead === '' ? restore(clause) : `, ${lead}${clause}`;
}

/** The clause after `that`. */
export function afterThat({ question, lead, restore = same }: Framed): string | undefined {
  if (/^(?:\p{L}+ly|today), $/u.test(lead)) return undefined; // `that hypothetically, …` wants commas on both sides
  if (REASON.test(lead) || lead.split(',').length > 2 || lead.includes('assumption')) return undefined;
  const clause = declarative(question);
  return clause === undefined ? undefined : `${lead}${restore(clause)}`;
}

/** `words` and the clause, in the casing of the sentence. */
export function inFrame({ capital }: Framed, words: string, clause: string): string {
  const opening =
    (capital ? words.charAt(0).toUpperCase() : /^I\b/u.test(words) ? 'I' : words.charAt(0).toLowerCase()) +
    words.slice(1);
  return clause.startsWith(',') ? `${opening}${clause}` : `${opening} ${clause}`;
}

/** `Imagine …`, `Suppose …`, `Let's say …`: what is asked holds in a made-up case. */
export function isSupposed(doc: Doc, { question }: Framed): boolean {
  return (
    question.sentence.index > 0 &&
    /\b(?:imagine|suppose|supposing|picture|let['’]s say|say)\b/iu.test(doc.text.slice(0, question.start))
  );
}

/**
 * Nothing is asked of or about the one who asks, or of the very person addressed, and no `if` or `whether` could be
 * taken for the frame's own.
 */
export function asksPlainly({ question }: Framed): boolean {
  const { auxiliary, predicate, sentence, subject, tokens } = question;
  if (subject.head.lower === 'you' && (sentence.index > 0 || !/^(?:can|could|do|are)$/u.test(auxiliary.lower)))
    return false;
  if (subject.head.lower === 'it' && /^(?:true|right|correct|the case|a fact)\b/u.test(predicate.text)) return false; // asked whether already
  return !/^(?:me|us)$/u.test(predicate.tokens[1]?.lower ?? '') && !tokens.some(({ lower }) => lower === 'whether');
}

const OPINION =
  /\b(?:best|worst|easiest|hardest|ideal|perfect|right|wrong|wise|good|bad|better|worse|smart|fair|reasonable|sensible|too|enough|picked|chosen|choose|pick|bet|surprised)\b/u;

/** What has just been told is to be judged; nobody is asked what they happen to know. */
export function isOpinion({ question }: Framed): boolean {
  return question.sentence.index > 0 && OPINION.test(question.text.toLowerCase());
}
