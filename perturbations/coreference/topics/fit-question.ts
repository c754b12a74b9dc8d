import { isInfinitive, type NounPhrase, type Question } from '../../../src/plugin.js';

/** Whether a question surely ends its subject where it seems to, and asks about the subject itself. */
export function isFit(question: Question): boolean {
  return startsWithVerb(question) && !opines(question) && !hasLooseEnd(question) && !isJustPeople(question.subject);
}

/** `symptoms | such as a cough a reason`, `a contract | signed by someone likely to lie`: what is said comes only later. */
export function isDividedEarly({ form, subject, predicate: { text, tokens } }: Question): boolean {
  if (/^such as\b/u.test(text)) return true;
  const [first, second] = tokens;
  if (form === 'be')
    return (
      first?.pos === 'VERB' &&
      / \p{L}+ (?:likely|able|unable|allowed|required|entitled|bound|eligible|enough|valid|void|legal|illegal|safe)\b/u.test(
        text,
      )
    );
  return (
    (form === 'do' || form === 'modal') &&
    second !== undefined &&
    subject.tokens.some(({ pos }) => pos === 'ADP') &&
    isInfinitive(second.lower) &&
    /^(?:NUM|DET)$/u.test(tokens[2]?.pos ?? '')
  );
}

/** `Do historians believe that …`: it is asked about what they believe. */
function opines({ predicate: { tokens, text }, form, subject }: Question): boolean {
  if (subject.kind === 'name' && subject.number === 'singular' && !/\bthat\b/u.test(text)) return false; // what one person or body holds
  if (
    form === 'modal' &&
    subject.number === 'singular' &&
    /^(?:have known|(?:be likely to )?know)\b(?! that\b)/u.test(text)
  )
    return false; // whether somebody knew a thing
  return /^(?:believe|think|claim|say|agree|know|suggest|consider|recommend|report)$/u.test(
    tokens.find(({ pos }) => pos === 'VERB')?.lemma ?? '',
  );
}

/**
 * What follows the noun could be the predicate: `insulin first given`, `the vaccine for smallpox in use`.
 * Only one complement is taken for the noun's own, or more where each is `of`.
 */
function hasLooseEnd({ subject: { head, tokens } }: Question): boolean {
  const after = tokens.slice(tokens.indexOf(head) + 1);
  const joins = after.filter(({ pos, lower }) => pos === 'ADP' && lower !== 'of');
  return (
    joins.length > 1 ||
    after.some(({ pos }) => /^(?:VERB|AUX|ADV|PART)$/u.test(pos)) ||
    (joins.length > 0 &&
      /^(?:use|place|stock|charge|existence|person|danger|public|time|sight)$/u.test(after.at(-1)?.lower ?? ''))
  );
}

/** `women`, `scientists`: of all of them nobody would ask. */
function isJustPeople({ tokens, head }: NounPhrase): boolean {
  return (
    tokens.length === 1 &&
    /^(?:men|women|people|humans|human beings|scientists|historians|experts|doctors|researchers|adults|children|kids|passengers|everyone)$/u.test(
      head.lower,
    )
  );
}

/** After `do` or a modal, a noun in front of a verb means that the subject does not end where it seems to. */
function startsWithVerb({ form, predicate }: Question): boolean {
  if (form !== 'do' && form !== 'modal') return true;
  const at = predicate.tokens.findIndex(({ pos }) => pos !== 'ADV');
  const [first, next] = predicate.tokens.slice(at);
  return first !== undefined && !(first.pos === 'NOUN' && next?.pos === 'VERB');
}
