import type { Rule } from '../../src/plugin.js';
import { asksOfThePast, opening, plainQuestion } from './asked.js';
import { FEASIBLE } from './possible-for.js';

export const ableTo: Rule = {
  about: '“Can X do it?” ↔ “Is X able to do it?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a goat climb a tree?', 'Is a goat able to climb a tree?'],
    ['Could a hamster carry a walnut?', 'Would a hamster be able to carry a walnut?'],
    ['Are mushrooms able to move?', 'Can mushrooms move?'],
  ],
  leaves: [
    'Can you help me?',
    'Could the crowd hear the singer when the hall opened in 1921?',
    'Can dogs eat chocolate?',
    'Can a goat be climbed?',
    'Could Ada Lovelace have climbed a tree?',
    'Can the bus be late?',
    'Can a suit fit a goat?',
    'Were mushrooms able to move?',
  ],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || question.subject.kind === 'pronoun' || question.subject.head.lower === 'you') return;
    if (asksOfThePast(question)) return;
    const { auxiliary, subject, predicate } = question;
    const [first, to, verb] = predicate.tokens;
    if (/^(?:is|are)$/u.test(auxiliary.lower) && first?.lower === 'able' && to?.lower === 'to' && verb) {
      const text = `can ${subject.text} ${doc.text.slice(verb.start, predicate.end)}`;
      yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
    }
    if (!/^(?:can|could)$/u.test(auxiliary.lower) || !first || !FEASIBLE.test(first.lower) || UNABLE.test(first.lower))
      return;
    if (
      /^(?:any|only|both|all|either|no)\b/iu.test(subject.text) ||
      predicate.tokens.some(({ lower }) => /^(?:ever|never|not|any|hypothetically)$/u.test(lower))
    )
      return;
    const able = `able to ${predicate.text}`;
    const be = subject.number === 'plural' ? 'are' : 'is';
    const text = auxiliary.lower === 'can' ? `${be} ${subject.text} ${able}` : `would ${subject.text} be ${able}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};

/** Not done by what is able to: `a suit is able to fit`. */
const UNABLE = /^(?:fit|cause|get|drown|buy|see|find|feel|experience|cost|mean|last|hold)$/u;
