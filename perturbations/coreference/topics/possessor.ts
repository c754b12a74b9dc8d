import type { Doc } from '../../../src/plugin.js';
import { nameAnaphor } from '../name-anaphor.js';
import { isSaidTwice, type Topic, wholeQuestion } from '../topic.js';

/** A named owner, with the possessive pronoun in its place: `Did Marie Curie's daughter …?`: Marie Curie, `did her daughter …`. */
export function* possessorTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (!question || question.negation?.lower === 'not') return;
  const marks = doc.tokens.filter(({ text, pos }) => /^['’]s$/u.test(text) && pos !== 'AUX');
  const [mark] = marks;
  if (!mark || marks.length > 1) return;
  let first = mark.index;
  while (doc.tokens[first - 1]?.pos === 'PROPN') first--;
  const start = doc.tokens[first]?.start;
  const before = doc.tokens[first - 1];
  if (
    start === undefined ||
    first === mark.index ||
    !before ||
    before.pos === 'DET' ||
    before.pos === 'ADJ' ||
    before.pos === 'NOUN' ||
    before.pos === 'NUM'
  )
    return;
  if (start < question.subject.start || mark.end > question.subject.end) return; // what is asked of the owner’s own
  const last = doc.tokens[mark.index - 1];
  if (/^\p{Lu}/u.test(doc.tokens[mark.index + 1]?.text ?? '')) return;
  if (!last || last.end !== mark.start || isSaidTwice(doc, start, last.end)) return;
  const name = doc.span(start, last.end);
  const anaphor = nameAnaphor(name);
  const rivals = doc.nounPhrases.filter(
    ({ kind, start: at, end }) => kind === 'name' && (end <= start || at >= mark.end),
  );
  if (!anaphor || anaphor.plural || rivals.some(({ animacy }) => animacy !== 'thing' && anaphor.subject !== 'it'))
    return;
  yield {
    mention: name.text,
    kind: anaphor.subject === 'it' ? 'named' : 'person',
    edits: [
      { start: question.auxiliary.start, end: question.auxiliary.end, text: question.auxiliary.lower },
      { start, end: mark.end, text: anaphor.possessive },
    ],
  };
}
