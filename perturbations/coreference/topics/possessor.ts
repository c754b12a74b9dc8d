import { type Doc, mayMatch, type Question } from '../../../src/plugin.js';
import { nameAnaphor } from '../name-anaphor.js';
import { isSaidTwice, type Topic, wholeQuestion } from '../topic.js';

const OWNS = /^['’]s$/u;

/** A named owner, with the possessive pronoun in its place: `Did Marie Curie's daughter …?`: Marie Curie, `did her daughter …`. */
export function* possessorTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (!question || question.negation?.lower === 'not') return;
  if (!mayMatch(doc, OWNS)) return;
  const marks = doc.tokens.filter(({ text, pos }) => OWNS.test(text) && pos !== 'AUX');
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
  if (isTerm(question, doc.text.slice(mark.end, question.subject.end))) return;
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

/** `Chekhov's gun`, `Hooke's law`: a thing of science or letters that bears a name, and nothing that its bearer had. */
function isTerm({ form, auxiliary, predicate }: Question, owned: string): boolean {
  if (TERM.test(owned)) return true;
  return (
    form === 'be' &&
    /^(?:is|are)$/u.test(auxiliary.lower) &&
    /^(?:an?|the|considered|named)$/u.test(predicate.tokens[0]?.lower ?? '')
  );
}

const TERM =
  /^ (?:\p{Ll}+ )?(?:laws?|principles?|theorems?|razor|cat|gun|paradox|constant|equations?|numbers?|theory|theories|rule|effect|disease|syndrome|tendon|ladder|comet|curse|box|sword|horse|apple|dog|demon|finches|conjecture|sequence|scale|method|test|algorithm|formula|triangle|disorder|palsy|chorea|lymphoma|reagent|cradle|pendulum|diagram|wall|needle|hammer|belt|grace|day|eve|peak|pool|reef|bay|creek|army)$/u;
