import type { Doc, NounPhrase, Question } from '../../src/plugin.js';

/** Whom a town, land or creed gives its name, by the ending: `Londoners`, `Parisians`, `Romans`; the tagger takes them for one name. */
const PEOPLE =
  /(?:(?:i|ic|rm|om)ans|(?:london|york|berlin|dublin|quebeck)ers|(?<!\bf)landers|vikings|muslims|aztecs)$/u;

function isMany(subject: NounPhrase): boolean {
  return (
    subject.number === 'plural' ||
    subject.person === 2 ||
    isShoal(subject) ||
    (subject.kind === 'name' && PEOPLE.test(subject.head.lower))
  );
}

/** `Can salmon leap …?`: many, though the word does not show it; with `a` or `the` in front it is not asked of them all. */
export function isShoal({ head, tokens: [first] }: NounPhrase): boolean {
  return (
    /^(?:fish|salmon|trout|cod|tuna|carp|squid|shrimp|krill|sheep|deer|moose|elk|bison|reindeer|swine)$/u.test(
      head.lower,
    ) &&
    first?.pos !== 'DET' &&
    !/^(?:an?|the|one|each|every|my|your|his|her|its|our|their)$/u.test(first?.lower ?? '')
  );
}

/** The present form of `be` that a subject takes. */
export function beFor(subject: NounPhrase): string {
  if (subject.person === 1 && subject.number === 'singular') return 'am';
  return isMany(subject) ? 'are' : 'is';
}

/** The present form of `do` that a subject takes. */
export function doFor(subject: NounPhrase): string {
  return isMany(subject) || subject.person === 1 ? 'do' : 'does';
}

/** Whether the question begins its sentence, or follows the comma of what stands in front. */
export function opensClause(doc: Doc, { auxiliary, sentence }: Question): boolean {
  return sentence.tokens[0] === auxiliary || doc.tokens[auxiliary.index - 1]?.text === ',';
}

/** `May a bank | empty a client's savings account`: a subject with an adverb or two articles took the verb in. */
export function isWellDivided({ subject }: Question): boolean {
  const joined = subject.tokens.some(({ lower, pos }) => pos === 'ADP' || lower === 'and' || lower === 'or');
  const articles = subject.tokens.filter(({ lower }) => /^(?:an?|the)$/u.test(lower)).length;
  return (articles < 2 || joined) && !subject.tokens.some(({ lower, pos }) => pos === 'ADV' && /ly$/u.test(lower));
}
