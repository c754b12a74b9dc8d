import { type Doc, type Question, type Rule, whetherClause } from '../../src/plugin.js';
import { isReadTwice } from '../around/read-twice.js';

const UNSURE = ["I'm not sure whether", "I don't know whether", "I'm not certain whether", 'I have no idea whether'];
/** What is over one may have known. */
const FORGOTTEN = "I can't remember whether";

export const unsureWhether: Rule = {
  about: 'The question is put by saying that one does not know: “Is X Y?” → “I’m not sure whether X is Y.”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a will that is in pencil ever be valid?', "I'm not sure whether a will that is in pencil can ever be valid."],
    [
      'Did Ada Lovelace meet Charles Dickens before she died?',
      "I can't remember whether Ada Lovelace met Charles Dickens before she died.",
    ],
    [
      'My aunt keeps bees. Must she register the hives?',
      "My aunt keeps bees. I don't know whether she must register the hives.",
    ],
  ],
  leaves: [
    "Can't camels swim?",
    'Can you help me?',
    'Is it late? Is it cold?',
    'Can I bake this or will it melt?',
    'If it rains, do snails come out?',
    'Imagine a snail in a race. Would it win?',
    'Is it true that owls hunt at noon?',
    'IS THE LAKE DEEP?',
    'Why is it late?',
    "I'm not sure. Is the lake deep?",
    'Would a newt bite me?',
    'Might a monk who copied books have used a pencil?',
    'My sons are twins. Were they born in different years to one mother?',
    'I spilled wine on the cloth. Am I going to see a stain if I wait?',
  ],
  *propose(doc) {
    if (!doc.text.trimEnd().endsWith('?') || doc.text.indexOf('?') < doc.text.lastIndexOf('?')) return;
    const question = longQuestion(doc);
    const clause = question && whetherClause(question);
    const mark = doc.tokens.find(({ text }) => text === '?');
    if (!question || clause === undefined || !mark || mark.start < question.end) return;
    const past =
      /^(?:did|was|were|had)$/u.test(question.auxiliary.lower) &&
      !/^(?:i|we)$/iu.test(question.subject.text) &&
      question.sentence.index === 0;
    for (const words of past ? [...UNSURE, FORGOTTEN] : UNSURE) {
      yield {
        edits: [
          { start: question.start, end: question.end, text: `${words} ${clause}` },
          { start: mark.start, end: mark.end, text: '.' },
        ],
      };
    }
  },
};

const SHORTEST = 10;
/** Said already, a case made up, a word for one who knows, or an order of one's own. */
const BARRED =
  /\b(?:sure|unsure|know|remember|wonder\p{L}*|imagine|suppose|supposing|picture|riddle|answer|whether|let['’]s say)\b|^say\b|\bis it (?:true|right|correct|the case|a fact)\b/iu;

/** The last sentence, where it is one question that is no request, choice or invitation. */
function longQuestion(doc: Doc): Question | undefined {
  const [question, second] = doc.questions;
  if (!question || second || question.negation || question.sentence !== doc.sentences.at(-1)) return undefined;
  if (question.start !== question.sentence.start || /^\p{Lu}{2}|^\p{Ll}/u.test(question.auxiliary.text))
    return undefined;
  if (doc.tokens.length < SHORTEST || BARRED.test(doc.text) || !isReadTwice(question)) return undefined;
  if (/^(?:you|this|that|these|those)\b/iu.test(question.subject.text)) return undefined;
  if (question.tokens.some(({ lower }) => /^(?:or|me|us|please)$/u.test(lower)) || isKnown(doc, question))
    return undefined;
  return question;
}

/** `whether I might` doubts twice; of what was their own, or what they must do or are about to, people are sure. */
function isKnown(doc: Doc, { auxiliary, subject, sentence }: Question): boolean {
  if (/^(?:might|shall)$/u.test(auxiliary.lower)) return true;
  if (/^(?:i|we)$/iu.test(subject.text) && /^(?:am|are|must|have|do|did|was|were)$/u.test(auxiliary.lower)) return true;
  return sentence.index > 0 && isOwnPast(doc.text, auxiliary.lower);
}

/** Of one's own family, house and doings nobody forgets what was. */
export function isOwnPast(text: string, auxiliary: string): boolean {
  return /^(?:did|was|were|had|has|have)$/u.test(auxiliary) && /\b(?:i|my|we|our)\b/iu.test(text);
}
