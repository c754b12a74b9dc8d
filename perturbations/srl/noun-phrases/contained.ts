import type { Rule } from '../../../src/plugin.js';
import { opening, POSSESSIVE, phraseAt, plainQuestion } from '../asked.js';

export const contained: Rule = {
  about: '“Does tea contain caffeine?” → “Is there caffeine in tea?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Does tea contain caffeine?', 'Is there caffeine in tea?'],
    ['Do old clocks contain moving parts?', 'Are there moving parts in old clocks?'],
    ['Did the tomb contain a chariot?', 'Was there a chariot in the tomb?'],
  ],
  leaves: [
    'Does it contain caffeine?',
    'Does tea contain more caffeine than milk?',
    'Does tea contain the drug?',
    'Does its box contain a clock?',
    'Does tea contain caffeine and sugar?',
    'Does a clock that stopped contain springs?',
  ],
  words: () => ['contain'],
  *propose(doc) {
    const question = plainQuestion(doc);
    const [verb, first] = question?.predicate.tokens ?? [];
    if (
      !question ||
      verb?.lower !== 'contain' ||
      !first ||
      question.form !== 'do' ||
      question.subject.kind === 'pronoun'
    )
      return;
    const { subject, predicate, auxiliary } = question;
    const object = phraseAt(doc, first, predicate);
    if (!object || object.end.end !== predicate.end || !/^(?:common|name)$/u.test(object.phrase.kind)) return;
    if (/^(?:the|this|that|these|those|all|most|every|each)$/u.test(object.phrase.determiner?.lower ?? '')) return;
    if (
      question.tokens.some(
        ({ lower }) =>
          POSSESSIVE.test(lower) || /^(?:and|or|than|that|which|who|more|less|only|both|most|all)$/u.test(lower),
      )
    )
      return;
    const plural = object.phrase.number === 'plural';
    const be = auxiliary.lower === 'did' ? (plural ? 'were' : 'was') : plural ? 'are' : 'is';
    const text = `${be} there ${doc.text.slice(first.start, predicate.end)} in ${subject.text}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};
