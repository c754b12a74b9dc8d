import { type Doc, declarative, matches, type Question, type Rule } from '../../../src/plugin.js';
import { isReadTwice } from '../../around/read-twice.js';

const FALSE = ['Is it wrong to say that', 'Is it incorrect to say that', 'Is it a mistake to think that'];

/** What `that` cannot take over from a question. */
const ASKING =
  /\b(?:any|anyone|anybody|anything|ever|at all|yet|either|even|only|not|never|no|nobody|nothing|possibly|if|when|because|such as)\b|n['’]t\b/iu;

export const longQuestionDenied: Rule = {
  about: 'It is asked whether a longer statement, with a clause in it, is wrong to say; the answer is reversed',
  expects: { 'yes-no': 'opposite' },
  examples: [
    [
      'Can a will that is in pencil be valid in court?',
      'Is it incorrect to say that a will that is in pencil can be valid in court?',
    ],
    [
      'Did the nurse who founded the school in Rome meet Darwin?',
      'Is it wrong to say that the nurse who founded the school in Rome met Darwin?',
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
    'Is the lake deep?',
    "I'm not sure. Is the lake deep?",
    'Would a newt bite me?',
    'Might a monk who copied books have used a pencil?',
    'My sons are twins. Were they born in different years to one mother?',
    'Has a monk who copied books by hand ever used a pencil?',
    'Is a deed signed by a man who was threatened likely to be void?',
    'Are signs such as a cough that lasts for a month a reason to worry?',
    'Should a monk who copied books by hand have used a pencil?',
    'Would a vet who wants to see the lungs of a dog with an old metal fragment in its side simply order a scan?',
    'Is a guest who has just hurt his foot on the stairs well advised to dance all night?',
    'Did the king, who fled from Rome in 1849, keep his throne and rule from the coast?',
  ],
  words: () => ['who', 'that', 'which', 'whose'],
  *propose(doc) {
    if (!doc.text.trimEnd().endsWith('?') || doc.text.indexOf('?') < doc.text.lastIndexOf('?')) return;
    const question = longQuestion(doc);
    if (!question || ASKING.test(question.text) || !/ (?:who|that|which|whose) /u.test(question.text)) return;
    const { auxiliary, start, end, subject, predicate, form } = question;
    if (form === 'be' && predicate.tokens[0]?.pos === 'VERB' && /\b(?:who|that|which|whose)\b/u.test(predicate.text))
      return;
    if (/^(?:should|shall|may|might|must)$/u.test(auxiliary.lower) || /^(?:it|some|few)\b/iu.test(subject.text)) return;
    if (form !== 'be' && STRAY.test(predicate.text)) return;
    const clause = declarative(question);
    if (clause === undefined) return;
    for (const words of FALSE) yield { edits: [{ start, end, text: `${words} ${clause}` }] };
  },
};

/** `the tip in the eye simply order a scan`: the verb that was meant may come later. */
const STRAY = /^\p{L}+ (?!to )[^,]*\b(?!only)\p{L}{3,}ly (?!to )\p{L}+ (?:an?|the|his|her|their) /u;

const SHORTEST = 10;
/** Said already, a case made up, a word for one who knows, or an order of one's own. */
const BARRED =
  /\b(?:sure|unsure|know|remember|wonder[a-zà-ž]*|imagine|suppose|supposing|picture|riddle|answer|whether|let['’]s say)\b|^say\b|\bis it (?:true|right|correct|the case|a fact)\b/iu;

/** The last sentence, where it is one question that is no request, choice or invitation. */
function longQuestion(doc: Doc): Question | undefined {
  const [question, second] = doc.questions;
  if (!question || second || question.negation || question.sentence !== doc.sentences.at(-1)) return undefined;
  if (
    question.sentence.index > 0 ||
    question.start !== question.sentence.start ||
    /^\p{Lu}{2}|^\p{Ll}/u.test(question.auxiliary.text)
  )
    return undefined;
  if (doc.tokens.length < SHORTEST || matches(doc, BARRED) || !isReadTwice(question)) return undefined;
  if (/^(?:you|this|that|these|those)\b/iu.test(question.subject.text)) return undefined;
  if (
    /^(?:i|we)$/iu.test(question.subject.text) ||
    question.tokens.some(({ lower }) => /^(?:or|me|us|please)$/u.test(lower))
  )
    return undefined;
  return question;
}

/** Of one's own family, house and doings nobody forgets what was. */
export function isOwnPast(text: string, auxiliary: string): boolean {
  return /^(?:did|was|were|had|has|have)$/u.test(auxiliary) && /\b(?:i|my|we|our)\b/iu.test(text);
}
