import { type Clause, type Doc, isPlace, type Rule, type Token } from '../../../src/plugin.js';
import { isInFormOf } from '../../around/same-form.js';
import type { Anaphor } from '../anaphor.js';
import { asTwo } from '../stated/retold.js';
import { hasThirdPerson, type Said } from '../stated/said.js';
import { aboutSubjects } from '../stated/subject.js';

/** The second thing said of a subject gets a sentence of its own, with a pronoun. */
export const secondPredicate: Rule = {
  about: 'Splits off the second thing said of a subject, and says it of a pronoun',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['My sister moved to Dublin and opened a bakery', 'My sister moved to Dublin. She opened a bakery'],
    ['This lamp flickers and smells of dust!', 'This lamp flickers! It smells of dust!'],
  ],
  leaves: [
    'It was damp and noisy',
    'The room was cold and noisy',
    'The fish and chips were cold',
    'My sister called my aunt and sang',
    'The lamp was cleaned and repaired',
    'The show was over and done',
    'The room was black and white',
  ],
  words: () => ['and'],
  *propose(doc) {
    for (const { said, clause, anaphor } of aboutSubjects(doc)) {
      if (clause.end !== said.last.end || clause.negation) continue;
      const at = said.tokens.findIndex(({ lower, start }) => lower === 'and' && start > clause.finite.end);
      const [before, and, next] = [said.tokens[at - 1], said.tokens[at], said.tokens[at + 1]];
      if (!before || !and || !next || said.tokens.filter(({ lower }) => lower === 'and').length > 1) continue;
      const [first, second] = [doc.text.slice(said.first.start, before.end), doc.text.slice(next.start, said.last.end)];
      if (isMixed(doc, said, clause, before)) continue;
      // Two adjectives belong together: “The room was cold. It was also noisy” is nobody's way to say it.
      if (!clause.copular && said.last !== next && agrees(clause, next, anaphor))
        yield asTwo(said, first, `${anaphor.subject} ${second}`);
    }
  },
};

/** `and` + a verb in the form of the first one. */
function agrees({ finite, verb, auxiliaries }: Clause, next: Token, anaphor: Anaphor): boolean {
  if (auxiliaries.length > 0)
    return (
      next.pos === 'AUX' && /^(?:was|has|had|is|will|can|could|would|did|does)$/u.test(next.lower) && !anaphor.plural
    );
  if (next.pos !== 'VERB' || finite !== verb || next.lower === next.lemma || /ing$/u.test(next.lower)) return false;
  return isInFormOf(verb, next);
}

/** Somebody or something else in the first part that the pronoun could mean. */
function isMixed(doc: Doc, said: Said, { subject, finite, copular }: Clause, before: Token): boolean {
  const between = said.tokens.filter(({ start }) => start >= finite.end && start <= before.start);
  if (
    hasThirdPerson(between) ||
    between.some(({ text, lower }) => text === ',' || /^(?:if|when|because|that|who|which|while)$/u.test(lower))
  )
    return true;
  if (copular) return false;
  return doc.nounPhrases.some(({ start, end, number, kind, animacy, text }) => {
    if (start < finite.end || end > before.end || kind === 'pronoun') return false;
    return subject.animacy === 'person' || subject.kind === 'name'
      ? animacy !== 'thing' && !isPlace(text)
      : number === subject.number;
  });
}
