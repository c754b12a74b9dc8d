import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { opening, plainQuestion } from '../asked.js';

export const meansFirst: Rule = {
  about: '“Can X do it without doing that?” → “Without doing that, can X do it?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a clown perform without wearing a wig?', 'Without wearing a wig, can a clown perform?'],
    ['Could a diver reach the wreck without using a torch?', 'Without using a torch, could a diver reach the wreck?'],
  ],
  leaves: [
    'Can a flautist perform without singing?',
    'Did he leave without paying?',
    'Can a tower sway without being damaged?',
    'Can a clown perform without a wig?',
    'Can a clown perform without losing his wig?',
    'Can a clown that sings perform without wearing a wig?',
    'Is it possible without asking?',
    'Can cider be kept for a month without going sour?',
    'Can you bake a Vienna loaf without seeing the city?',
  ],
  words: () => ['without'],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || question.sentence.start !== question.start || !/^(?:can|could)$/u.test(question.auxiliary.lower))
      return;
    const { predicate, auxiliary } = question;
    const at = predicate.tokens.findIndex(({ lower }) => lower === 'without');
    const [without, doing, before] = [predicate.tokens[at], predicate.tokens[at + 1], predicate.tokens[at - 1]];
    if (predicate.tokens.length - at < 3) return; // `without singing` is too slight to lead
    if (at < 1 || !without || !before || !/^(?!being$)\p{L}{2,}ing$/u.test(doing?.lower ?? '')) return;
    if (
      /^(?:be|keep|stay|last)$/u.test(predicate.tokens[0]?.lower ?? '') ||
      /^(?:going|getting|becoming)$/u.test(doing?.lower ?? '')
    )
      return; // what becomes of it is no means
    if (/^without \p{L}+ (?:the|this|that|these|those) \p{Ll}/u.test(doc.text.slice(without.start, question.end)))
      return; // `the city`: of what is named later
    if (
      question.tokens.some(
        ({ lower, text }) =>
          text === ',' || /^(?:and|or|that|who|which|if|when|because|his|her|its|their|it|them|him)$/u.test(lower),
      )
    )
      return;
    const front = opening(question, doc.text.slice(without.start, question.end));
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: `${front}, ${lowerOpening(auxiliary)}` },
        { start: before.end, end: question.end, text: '' },
      ],
    };
  },
};
