import { type Doc, matches, type NounPhrase, type Question, type Token } from '../../../src/plugin.js';
import { type Anaphor, IT, THEY } from '../anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';
import { isSaidTwice, type Topic, wholeQuestion } from '../topic.js';
import { isFit } from './fit-question.js';

/** The object, with the pronoun in its place: `Did Bo cross the Nile?`: the Nile, `did Bo cross it`. */
export function* objectTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (!question || question.negation || !isFit(question)) return;
  const { predicate, auxiliary, subject } = question;
  if (subject.kind === 'pronoun' || subject.tokens.length > 6) return;
  const object = doc.nounPhrases.findLast(({ start }) => start >= predicate.start);
  const before = object && doc.tokens[(object.tokens[0]?.index ?? 0) - 1];
  if (!object || !before || before.start < predicate.start || object.kind === 'pronoun') return;
  const next = doc.tokens.find(({ start }) => start >= object.end);
  if (!next || !/^(?:\?|before|during|by|in)$/u.test(next.lower)) return;
  if (/^(?:before|during)$/u.test(next.lower) && object.kind !== 'name') return;
  if (next.lower === 'by' || (next.lower === 'in' && doc.tokens[next.index + 1]?.kind !== 'number')) return;
  const anaphor = anaphorOf(object, before, question);
  if (anaphor?.plural && isForPurpose(predicate.tokens, object)) return;
  if (!anaphor || matches(doc, POINTS) || isSaidTwice(doc, object.start, object.end)) return;
  yield {
    mention: object.text,
    kind: kindOf(object, anaphor),
    edits: [
      { start: auxiliary.start, end: auxiliary.end, text: auxiliary.lower },
      { start: object.start, end: object.end, text: anaphor.object },
    ],
  };
}

/** `sing a song to warn slaves`: what one does it for is no topic. */
const isForPurpose = (of: readonly Token[], { start }: NounPhrase): boolean =>
  of.some(
    ({ lower }, at) => at > 0 && lower === 'to' && of[at + 1]?.pos === 'VERB' && (of[at + 1]?.start ?? start) < start,
  );

const POINTS =
  /\b(?:he|him|his|she|her|it|its|they|them|their|this|that|these|those|there|one|or|and|than)\b|["“”(),;:]/iu;
/** After these a pronoun is as good as the name. */
const TO = /^(?:about|through|under|across|into|against|inside|over|around)$/u;
/** What is not done to a thing that one knows of: `have`, `field`, `get`. */
const LIGHT: ReadonlySet<string> = new Set(
  'have|has|had|get|make|take|do|be|become|play|feel|go|lose|give|keep|contain|include|mean|remain|field|speak|cost|weigh|last|work|live|come|look|seem|say|call|name|run|win|become|resemble|equal|study|practice|celebrate|form|experience|show|cause|help|let|need|require|use|start|end|produce|lay|grow|turn|win|represent|serve|sell'.split(
    '|',
  ),
);

function anaphorOf(object: NounPhrase, before: Token, { predicate, form, subject }: Question): Anaphor | undefined {
  const verb = predicate.tokens.find(({ pos }) => pos === 'VERB');
  if (!verb || LIGHT.has(verb.lemma) || (form !== 'do' && form !== 'modal')) return undefined;
  const direct = before === verb;
  if (!direct && (before.pos !== 'ADP' || !TO.test(before.lower))) return undefined;
  if (object.kind === 'name') {
    const name = nameAnaphor(object);
    return name &&
      (name === IT || /^\p{Lu}/u.test(subject.text)) &&
      /^(?:the )?\p{Lu}/u.test(object.text) &&
      !object.text.startsWith('The ')
      ? name
      : undefined;
  }
  const [first] = object.tokens;
  if (!direct || object.determiner || object.animacy === 'person' || object.tokens.length > 2) return undefined;
  if (object.tokens.some(({ pos }) => !/^(?:NOUN|ADJ)$/u.test(pos)) || OF_ALL.test(first?.lower ?? ''))
    return undefined;
  return object.number === 'plural' && subject.number === 'singular' && object.head.lower.endsWith('s')
    ? THEY
    : undefined;
}

const OF_ALL =
  /^(?:slaves|captives|hostages|prisoners|more|less|fewer|many|most|some|any|other|different|people|things|several|all|both|no|enough)$/u;

function kindOf({ kind }: NounPhrase, { subject, plural }: Anaphor): Topic['kind'] {
  if (subject === 'he' || subject === 'she') return 'person';
  return plural ? 'plural' : kind === 'name' ? 'named' : 'mass';
}
