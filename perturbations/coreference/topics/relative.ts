import type { Doc, NounPhrase, Question, Token } from '../../../src/plugin.js';
import { type Anaphor, HE, IT, SHE, THEY } from '../anaphor.js';
import { commonAnaphor } from '../common-anaphor.js';
import { type Topic, wholeQuestion } from '../topic.js';

const LONGEST = 15;

/** A subject with a clause of its own: `Did the treaty that ended the war hold?`: the treaty that ended the war, `did it hold`. */
export function* relativeTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (!question || question.negation || question.subject.tokens.length > LONGEST) return;
  const { subject, auxiliary, predicate } = question;
  const at = subject.tokens.findIndex(({ lower }) => /^(?:who|that|which|whose)$/u.test(lower));
  const [first, head] = [subject.tokens[0], subject.tokens[at - 1]];
  if (!first || !head || /["“”(),;:]|\b(?:you|i|my|your|our|or|any)\b/iu.test(subject.text)) return;
  if (saysAgain(question, head) || OPEN_END.test(predicate.text)) return;
  if (/^(?:fact|idea|claim|notion|theory|belief|rumou?r|news|year|day|way|time)$/u.test(head.lower)) return;
  const named = somebody(first, at)
    ? PRONOUN.test(`${subject.text} ${predicate.text}`)
      ? undefined
      : THEY
    : anaphorOf(doc, question, subject.tokens.slice(0, at));
  if (!named) return;
  const asked = named.plural ? (PLURAL.get(auxiliary.lower) ?? auxiliary.lower) : auxiliary.lower;
  const kind = somebody(first, at) || /^an?$/u.test(first.lower) ? 'one' : named.plural ? 'plural' : 'definite';
  if (kind === 'one' && !/^(?:is|does|can|could|would|will|should|may|must)$/u.test(auxiliary.lower)) return;
  yield {
    mention: subject.text,
    kind: kind === 'definite' && (named === HE || named === SHE) ? 'person' : kind,
    edits: [
      { start: auxiliary.start, end: auxiliary.end, text: asked },
      { start: subject.start, end: subject.end, text: named.subject },
    ],
  };
}

const PLURAL = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['does', 'do'],
  ['has', 'have'],
]);
/** What is said may begin elsewhere, or is of one of its kind. */
const OPEN_END = /^(?:such|of|and|or|than|by|who|that|which)\b|\b(?:one|ones|those|such)\b/iu;

function somebody({ lower }: Token, at: number): boolean {
  return at === 1 && /^(?:someone|somebody)$/u.test(lower);
}

/** By the noun before the clause, and by how the clause calls who is meant. */
function anaphorOf(
  doc: Doc,
  { subject, auxiliary, predicate }: Question,
  words: readonly Token[],
): Anaphor | undefined {
  const [first, head] = [words[0], words.at(-1)];
  if (!first || head?.pos !== 'NOUN' || words.length > 5 || words.some(({ pos }) => !INSIDE.test(pos)))
    return undefined;
  const determiner = first.pos === 'DET' ? first : undefined;
  if (determiner && !/^(?:the|an?)$/u.test(determiner.lower)) return undefined;
  const one = /^an?$/u.test(determiner?.lower ?? '');
  const plural = !one && (head.lower !== head.lemma || /^(?:people|men|women|children)$/u.test(head.lower));
  if (!determiner && !plural) return undefined;
  if (plural ? /^(?:is|was|does|has)$/u.test(auxiliary.lower) : /^(?:are|were|do|have)$/u.test(auxiliary.lower))
    return undefined;
  const own: NounPhrase = {
    ...subject,
    number: plural ? 'plural' : 'singular',
    ...doc.span(first.start, head.end),
    head,
    determiner,
  };
  const found = commonAnaphor(own);
  const [he, she] = [HIS.test(subject.text), HER.test(subject.text)];
  const other = OTHERS.test(predicate.text);
  if (plural) return found === THEY && !other ? THEY : undefined;
  // The Sun in “does it take less time to orbit it”: an `it` that is there already is something else.
  if (found === IT) return he || she || other || /\bit\b/iu.test(predicate.text) ? undefined : IT;
  if (found === THEY && determiner?.lower === 'the') return he === she ? undefined : other ? undefined : he ? HE : SHE;
  if (found === THEY) return PRONOUN.test(`${subject.text} ${predicate.text}`) ? undefined : THEY;
  return other ? undefined : found;
}

const INSIDE = /^(?:DET|ADJ|NOUN|PROPN|NUM|ADV)$/u;
const HIS = /\b(?:he|him|his|himself)\b/iu;
const HER = /\b(?:she|her|hers|herself)\b/iu;
const PRONOUN = /\b(?:he|him|his|himself|she|her|hers|herself|they|them|theirs|themselves)\b/iu;
const OTHERS = /\b(?:he|him|his|himself|she|her|hers|herself|themselves|theirs)\b/iu;

function saysAgain({ predicate }: Question, { lemma }: Token): boolean {
  return predicate.tokens.some((token) => token.lemma === lemma);
}
