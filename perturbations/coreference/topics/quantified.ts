import type { Doc } from '../../../src/plugin.js';
import { isSaidTwice, type Topic, wholeQuestion } from '../topic.js';

/** A quantified plural, of which the quantifier stays in the question: `Do most ducks fly?`: ducks, `do most of them fly`. */
export function* quantifiedTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (!question || question.negation) return;
  const { subject, auxiliary } = question;
  const [quantifier, next] = subject.tokens;
  if (!quantifier || !next || !/^(?:all|most|many|some|several)$/u.test(quantifier.lower)) return;
  if (
    subject.number !== 'plural' ||
    subject.head !== subject.tokens.at(-1) ||
    /^(?:of|the|these|those)$/u.test(next.lower)
  )
    return;
  if (
    isSaidTwice(doc, next.start, subject.end) ||
    /^(?:people|times|time|countries|states|nations|cities|cultures|languages|places|parts|things|cases)$/u.test(
      next.lower,
    )
  )
    return;
  if (quantifier.lower === 'all' && (next.pos === 'NUM' || next.kind === 'number')) return; // `all twelve gods` are the twelve gods
  yield {
    mention: doc.text.slice(next.start, subject.end),
    kind: 'plural',
    edits: [
      { start: auxiliary.start, end: auxiliary.end, text: auxiliary.lower },
      {
        start: subject.start,
        end: subject.end,
        text: quantifier.lower === 'all' ? 'they all' : `${quantifier.lower} of them`,
      },
    ],
  };
}
