import type { Doc, NounPhrase, Question, Token } from '../../../src/plugin.js';
import { type Anaphor, THEY } from '../anaphor.js';
import { commonAnaphor } from '../common-anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';
import { isSaidTwice, mayBeName, type Topic, wholeQuestion } from '../topic.js';
import { isMentionable } from './mentionable.js';
import { isPlacePhrase } from './place.js';
import { subjectTopics } from './subject.js';

const PREPOSITION = /^(?:by|with|from|to|about|on|against|for|over|into|without|through|under)$/u;
const WHEN =
  /^(?:year|years|day|days|week|weeks|month|months|century|centuries|decade|season|summer|winter|spring|autumn|fall|time|times|night|morning|war|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+|christmas|average|own|life|death|minutes|hours|order|fact|general|part|place|sense|fun|money|birth|sex|war|love|care|help|work|attention|advantage|way|rest|home|bed|school|foot|date|scratch|side)$/u;
const LIGHT =
  /^(?:be|been|being|become|became|mean|equal|resemble|have|has|make|take|give|get|go|do|lose|gain|pay|cost|last|weigh|measure|total|include|contain|seem|need|compose|write|play|cook|bake|paint|study|teach|practice)$/u;

/** The last phrase of the predicate, object of a verb or preposition, with the pronoun in its place. */
export function* objectTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  const phrase = doc.nounPhrases.at(-1);
  const opening = openingOf(doc);
  if (!opening || !phrase || question?.negation?.lower === 'not') return;
  if (!/^\s*\?\s*$/u.test(doc.text.slice(phrase.end)) || (question && phrase.start <= question.predicate.start)) return;
  const before = doc.tokens[(phrase.tokens[0]?.index ?? 0) - 1];
  if (
    !before ||
    (!question && (before.index < 2 || !doc.tokens.slice(1, before.index + 1).some(({ pos }) => pos === 'VERB'))) ||
    !governs(before, phrase) ||
    isSetOff(doc, before) ||
    phrase.tokens.some(({ lower }) => lower === 'same') ||
    (before.pos === 'VERB' && doc.tokens[before.index - 1]?.pos === 'ADP') ||
    !isMentionable(phrase) ||
    mayBeName(doc, phrase) ||
    isSaidTwice(doc, phrase.start, phrase.end)
  )
    return;
  const anaphor = anaphorOf(phrase);
  if (!anaphor || isAside(doc, phrase, before) || competes(doc, question, phrase, anaphor)) return;
  yield {
    mention: phrase.text,
    governed: true,
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
      { start: opening.start, end: opening.end, text: opening.lower },
      { start: phrase.start, end: phrase.end, text: anaphor.object },
    ],
  };
}

/** `for real and not only in the film`: part of an addition. */
function isSetOff({ tokens }: Doc, { index }: Token): boolean {
  return tokens.slice(Math.max(0, index - 3), index).some(({ lower }) => /^(?:not|only|and|or|but)$/u.test(lower));
}

/** The first word of a text that is one question; `If you add …, is it …?` is one too. */
function openingOf(doc: Doc): Token | undefined {
  const [sentence] = doc.sentences;
  const [first] = doc.tokens;
  if (!sentence || !first || doc.sentences.length > 1 || /^\p{Lu}{2}/u.test(first.text)) return undefined;
  return sentence.kind === 'yes-no-question' || first.lower === 'if' ? first : undefined;
}

function governs(before: Token, phrase: NounPhrase): boolean {
  const { head, determiner, kind } = phrase;
  if (WHEN.test(head.lower) || /^an?$/u.test(determiner?.lower ?? '')) return false;
  if (/^(?:to|from|on)$/u.test(before.lower) && isPlacePhrase(phrase)) return false;
  if (/^(?:with|without|by)$/u.test(before.lower) && !determiner && phrase.number === 'singular' && kind !== 'name')
    return false;
  if (PREPOSITION.test(before.lower)) return true;
  if (/^(?:in|inside)$/u.test(before.lower)) return determiner?.lower === 'the' && head.pos === 'NOUN';
  return before.pos === 'VERB' && !LIGHT.test(before.lower) && !LIGHT.test(before.lemma);
}

function anaphorOf(phrase: NounPhrase): Anaphor | undefined {
  if (phrase.tokens.some(({ lower, pos }) => lower === 'and' || pos === 'NUM')) return undefined;
  if (/ing$/u.test(phrase.tokens[0]?.lower ?? '') && phrase.tokens[0]?.pos === 'VERB') return undefined;
  if (phrase.tokens.slice(0, -1).some(({ pos, lower, lemma }) => pos === 'NOUN' && lower !== lemma)) return undefined;
  const name = phrase.kind === 'name' || /^\p{Lu}/u.test(phrase.head.text) ? nameAnaphor(phrase) : undefined;
  if (name || phrase.kind !== 'common') return name;
  const anaphor = commonAnaphor(phrase);
  return anaphor === THEY && phrase.number === 'singular' ? undefined : anaphor;
}

/** A bare noun after a preposition is not what the question is about, where its subject can be. */
function isAside(doc: Doc, { determiner, kind }: NounPhrase, before: Token): boolean {
  if (determiner || kind === 'name' || before.pos === 'VERB') return false;
  for (const _ of subjectTopics(doc)) return true;
  return false;
}

/** Another phrase of the question that the pronoun could mean. */
function competes(doc: Doc, question: Question | undefined, phrase: NounPhrase, anaphor: Anaphor): boolean {
  const person = /^(?:he|she)$/u.test(anaphor.subject);
  const subject = question?.subject;
  if (!subject) return doc.nounPhrases.some((other) => other !== phrase && (person || other.number === phrase.number));
  if (person && (subject.kind === 'name' || subject.animacy === 'person')) return true;
  if (subject.text.toLowerCase() === 'it' && anaphor.subject === 'it') return true;
  return doc.nounPhrases.some((other) => {
    if (other.start === subject.start || other === phrase) return false;
    if (other.kind === 'pronoun') return other.text.toLowerCase() === anaphor.object;
    return person ? other.animacy !== 'thing' : other.number === phrase.number;
  });
}
