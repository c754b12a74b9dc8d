import { neededWords, type Rule } from '../../../src/plugin.js';
import { opening, phraseAt, plainQuestion } from '../asked.js';

/** Adjectives that take a raised object: `the knot is hard to untie`. */
const RAISING = /^(?:hard|easy|difficult|tough|impossible|simple|expensive|dangerous|tricky|safe)$/u;

export const objectRaised: Rule = {
  about: 'The object is raised to subject: “Is it hard to find a taxi?” → “Is a taxi hard to find?”, and back',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is it hard to find a taxi in Kyiv?', 'Is a taxi hard to find in Kyiv?'],
    ['Would moon cakes be easy to find in Lima?', 'Would it be easy to find moon cakes in Lima?'],
  ],
  leaves: [
    'Is it hard to say?',
    'Is it odd to find a taxi?',
    'Is it harder to find a taxi than a bus?',
    'Is he hard to please?',
    'Is it easy to find it?',
    'Are wasps dangerous to humans?',
  ],
  words: () => neededWords(RAISING),
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || !/^(?:is|was|would|are|were)$/u.test(question.auxiliary.lower)) return;
    const modal = question.auxiliary.lower === 'would';
    const [adjective, to, verb, first] = question.predicate.tokens.slice(modal ? 1 : 0);
    if (
      !adjective ||
      to?.lower !== 'to' ||
      !verb ||
      !RAISING.test(adjective.lower) ||
      (modal && question.predicate.tokens[0]?.lower !== 'be')
    )
      return;
    if (verb.pos !== 'VERB' || /^(?:be|do|have|go|become|stay)$/u.test(verb.lower)) return;
    if (
      question.predicate.tokens.some(
        ({ lower, text }) => /^(?:and|or|if|than|that|who|because|when)$/u.test(lower) || text === ',',
      )
    )
      return;
    const be = modal ? 'be ' : '';
    const tail = doc.text.slice(verb.end, question.predicate.end);
    if (question.subject.head.lower !== 'it') {
      if (question.subject.kind === 'pronoun' || (first && !/^(?:in|on|at|during)$/u.test(first.lower))) return;
      const single = /^w(?:as|ere)$/u.test(question.auxiliary.lower) ? 'was' : modal ? 'would' : 'is';
      const text = `${single} it ${be}${adjective.lower} to ${verb.text} ${question.subject.text}${tail}`;
      yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
      return;
    }
    const object = first && phraseAt(doc, first, question.predicate);
    if (!object || object.phrase.kind === 'pronoun' || adjective.lower === 'safe') return;
    const next = doc.tokens[object.end.index + 1];
    if (next && next.end <= question.predicate.end && !/^(?:in|on|at|during)$/u.test(next.lower)) return;
    const plural = object.phrase.number === 'plural';
    const agreed = modal
      ? 'would'
      : question.auxiliary.lower === 'was'
        ? plural
          ? 'were'
          : 'was'
        : plural
          ? 'are'
          : 'is';
    const noun = doc.text.slice(object.phrase.start, object.end.end);
    const text = `${agreed} ${noun} ${be}${adjective.lower} to ${verb.text}${doc.text.slice(object.end.end, question.predicate.end)}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};
