import type { Rule } from '../../src/plugin.js';
import { asksOfThePast, opening, plainQuestion } from './asked.js';
import { FEASIBLE } from './possible-for.js';

export const ableTo: Rule = {
  about: '“Can X do it?” → “Is X able to do it?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a goat climb a tree?', 'Is a goat able to climb a tree?'],
    ['Could an owl catch a fish?', 'Would an owl be able to catch a fish?'],
  ],
  leaves: [
    'Can you swim?',
    'Can a stone float?',
    'Can dogs eat chocolate?',
    'Can any goat climb?',
    'Could the crowd hear the singer when the hall opened in 1921?',
    'Can a goat ever fly?',
  ],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || !/^(?:can|could)$/u.test(question.auxiliary.lower) || asksOfThePast(question)) return;
    const { subject, predicate, auxiliary } = question;
    const [verb] = predicate.tokens;
    if (!verb || !FEASIBLE.test(verb.lower) || subject.kind === 'pronoun') return;
    if (
      !/^(?:person|animal)$/u.test(subject.animacy) ||
      /^(?:any|only|both|all|either|every|each)\b/iu.test(subject.text)
    )
      return;
    if (
      predicate.tokens.some(({ lower }) =>
        /^(?:not|never|ever|any|please|hypothetically|theoretically|and|or|legally)$/u.test(lower),
      )
    )
      return;
    const be = subject.number === 'plural' ? 'are' : 'is';
    const text =
      auxiliary.lower === 'can'
        ? `${be} ${subject.text} able to ${predicate.text}`
        : `would ${subject.text} be able to ${predicate.text}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};
