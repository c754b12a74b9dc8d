import type { Doc, NounPhrase, Question, Token } from '../../../src/plugin.js';
import { type Anaphor, THEY } from '../anaphor.js';
import { commonAnaphor } from '../common-anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';
import { isSaidTwice, type Topic, wholeQuestion } from '../topic.js';
import { isMentionable } from './subject.js';

const PREPOSITION = /^(?:by|with|from|to|about|on|against|for|over|into|without|through|under)$/u;
const WHEN =
  /^(?:year|years|day|days|week|weeks|month|months|century|centuries|decade|season|summer|winter|spring|autumn|fall|time|times|night|morning|war|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+|christmas|average|own|life|death|minutes|hours|order|fact|general|part|place|sense|fun|money|birth|sex|war|love|care|help|work|attention|advantage|way|rest|home|bed|school|foot|date|scratch|side)$/u;
const LIGHT =
  /^(?:be|been|being|become|became|mean|equal|resemble|have|has|make|take|give|get|go|do|lose|gain|pay|cost|last|weigh|measure|total|include|contain|seem|need)$/u;

/** The last phrase of the predicate, object of a verb or preposition, with the pronoun in its place. */
export function* objectTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  const phrase = doc.nounPhrases.at(-1);
  if (!question || !phrase || question.negation?.lower === 'not') return;
  if (phrase.start <= question.predicate.start || phrase.end !== question.predicate.end) return;
  const before = doc.tokens[(phrase.tokens[0]?.index ?? 0) - 1];
  if (!before || !governs(before, phrase) || !isMentionable(phrase) || isSaidTwice(doc, phrase.start, phrase.end))
    return;
  const anaphor = anaphorOf(phrase);
  if (!anaphor || competes(doc, question, phrase, anaphor)) return;
  const { auxiliary } = question;
  yield {
    mention: phrase.text,
    kind: /^(?:he|she)$/u.test(anaphor.subject)
      ? 'person'
      : phrase.kind === 'name'
        ? 'named'
        : phrase.number === 'plural'
          ? 'plural'
          : phrase.determiner
            ? 'definite'
            : 'mass',
    edits: [
      { start: auxiliary.start, end: auxiliary.end, text: auxiliary.lower },
      { start: phrase.start, end: phrase.end, text: anaphor.object },
    ],
  };
}

function governs(before: Token, { head, determiner }: NounPhrase): boolean {
  if (WHEN.test(head.lower) || /^an?$/u.test(determiner?.lower ?? '')) return false;
  if (PREPOSITION.test(before.lower)) return true;
  return before.pos === 'VERB' && !LIGHT.test(before.lower) && !LIGHT.test(before.lemma);
}

function anaphorOf(phrase: NounPhrase): Anaphor | undefined {
  if (phrase.tokens.some(({ lower, pos }) => lower === 'and' || pos === 'NUM')) return undefined;
  const name = phrase.kind === 'name' || /^\p{Lu}/u.test(phrase.head.text) ? nameAnaphor(phrase) : undefined;
  if (name || phrase.kind !== 'common') return name;
  const anaphor = commonAnaphor(phrase);
  return anaphor === THEY && phrase.number === 'singular' ? undefined : anaphor;
}

/** Another phrase of the question that the pronoun could mean. */
function competes(doc: Doc, { subject }: Question, phrase: NounPhrase, anaphor: Anaphor): boolean {
  const person = /^(?:he|she)$/u.test(anaphor.subject);
  if (person && (subject.kind === 'name' || subject.animacy === 'person')) return true;
  if (subject.text.toLowerCase() === 'it' && anaphor.subject === 'it') return true;
  return doc.nounPhrases.some((other) => {
    if (other.end <= subject.end || other === phrase) return false;
    if (other.kind === 'pronoun') return other.text.toLowerCase() === anaphor.object;
    return person ? other.animacy !== 'thing' : other.number === phrase.number;
  });
}
