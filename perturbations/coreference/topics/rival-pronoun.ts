import { isPlace, type NounPhrase, type Question } from '../../../src/plugin.js';
import { type Anaphor, IT, THEY } from '../anaphor.js';

/** Whether the pronoun for the subject of a question would meet another of its kind, or one that says something else of who is meant. */
export function meetsAnother(question: Question, anaphor: Anaphor): boolean {
  const { subject, predicate } = question;
  const own = hasComplement(subject) || predicate.tokens[0]?.lower === anaphor.possessive;
  return (
    (own && owns(question, anaphor)) ||
    vies(question, anaphor) ||
    isElsewhere(question, anaphor) ||
    disagrees(question, anaphor)
  );
}

export function hasComplement({ tokens }: NounPhrase): boolean {
  return tokens.some(({ lower }) => /^(?:of|in|with|for|to|by|from|on|at)$/u.test(lower));
}

/** `Is the capital of Peru its largest city`: the pronoun would take the owner from the name inside the phrase. */
function owns({ predicate }: Question, { possessive }: Anaphor): boolean {
  return predicate.tokens.some(({ lower }) => lower === possessive);
}

/** `Nero's uncle: did he tell him …`: with the owner gone into the mention, `him` and `his` could be either of the two. */
function vies({ subject, predicate }: Question, anaphor: Anaphor): boolean {
  if (!hasComplement(subject) && !/['’](?:s\b|(?=\s))/u.test(subject.text)) return false;
  const rival =
    anaphor.subject === 'he'
      ? /^(?:he|him|his|himself)$/u
      : anaphor.subject === 'she'
        ? /^(?:she|her|hers|herself)$/u
        : anaphor === THEY
          ? /^(?:they|them|their|theirs|themselves)$/u
          : undefined;
  return rival !== undefined && predicate.tokens.some(({ lower }) => rival.test(lower));
}

/** What people do, of a country: they, not it. */
const BY_PEOPLE =
  /^(?:drive|speak|eat|drink|celebrate|wear|cook|live|believe|read|write|sing|dance|pray|bury|marry|greet|queue|tip|work|play)$/u;

/** `does it make it easier`: an `it` of the predicate's own; `did Sweden drive`. */
function isElsewhere({ subject, predicate }: Question, anaphor: Anaphor): boolean {
  if (anaphor !== IT) return false;
  if (/\b(?:mak|mad|find|found|keep|kept|consider)\p{L}* it \p{L}+/u.test(predicate.text)) return true;
  const verb = predicate.tokens.find(({ pos }) => pos !== 'ADV');
  return subject.kind === 'name' && isPlace(subject.text) && BY_PEOPLE.test(verb?.lower ?? '');
}

const MEANT_BY_THEY = /^(?:they|them|their|themselves)$/u;
const MEANT_BY_HE = /^(?:he|him|his|himself|she|her|hers|herself)$/u;
const EITHER = /^(?:they|them|their|themselves|hers|himself|herself)$/u;

/** `Would a vampire lose his tan`: the text calls `he` what would be `they`. */
function disagrees({ predicate, subject }: Question, anaphor: Anaphor): boolean {
  if (/ing$/u.test(subject.tokens[0]?.lower ?? '') && predicate.tokens.some(({ lower }) => /^its?$/u.test(lower)))
    return true;
  const other =
    anaphor.subject === 'he' || anaphor.subject === 'she' ? MEANT_BY_THEY : anaphor === THEY ? MEANT_BY_HE : EITHER;
  return subject.number === 'singular' && predicate.tokens.some(({ lower }) => other.test(lower));
}
