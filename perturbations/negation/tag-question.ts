import { capitalize, declarative, type NounPhrase, type Question, type Rule } from '../../src/plugin.js';
import { isNegator, soleQuestion } from './asked.js';
import { negativeContraction } from './contractions.js';

export const tagQuestion: Rule = {
  about: "The question becomes a statement with a negative tag: “X is Y, isn't it?”; the answer stays",
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can camels swim?', "Camels can swim, can't they?"],
    ['Would it be odd to meet a camel in Oslo?', "It would be odd to meet a camel in Oslo, wouldn't it?"],
    ['Are there lakes in Finland?', "There are lakes in Finland, aren't there?"],
  ],
  leaves: ['Is Garmin a watch?', 'Is a hippie calm?', 'Would camels swim if they were in Oslo?', 'Is all of it gone?'],
  *propose(doc) {
    const question = soleQuestion(doc);
    if (!question || question.sentence !== doc.sentences[0] || question.tokens.some(isNegator)) return;
    if (
      question.predicate.tokens.some(
        ({ lower, text }) => /^(?:that|if|because|when|while|or|who)$/u.test(lower) || text === ',',
      )
    )
      return;
    const pronoun = tagPronoun(question);
    const auxiliary = negativeContraction(question.auxiliary.lower);
    const statement = declarative(question);
    if (pronoun === undefined || auxiliary === undefined || statement === undefined) return;
    const text = `${capitalize(statement)}, ${auxiliary} ${pronoun}`;
    yield { edits: [{ start: question.start, end: question.end, text }] };
  },
};

/** The pronoun that a tag needs; undefined where the subject does not say which. */
function tagPronoun({ subject, auxiliary }: Question): string | undefined {
  const { lower } = subject.head;
  if (subject.kind === 'pronoun') {
    if (/^(?:it|there|you|we|they|he|she)$/u.test(lower)) return lower;
    if (/^(?:this|that)$/u.test(lower)) return 'it';
    return /^(?:these|those)$/u.test(lower) ? 'they' : undefined;
  }
  if (/^(?:all|each|every|some|any|no|only|most|few|both|either|a lot)\b/iu.test(subject.text)) return undefined;
  const several = /^(?:are|were|do|have)$/u.test(auxiliary.lower);
  const single = /^(?:is|was|does|has)$/u.test(auxiliary.lower);
  if (several || (!single && isPlural(subject))) return 'they';
  if (!single && subject.tokens.some((token) => token.lower === 'and')) return undefined;
  if (subject.gender !== undefined) return subject.gender === 'female' ? 'she' : 'he';
  if (subject.kind !== 'common') return undefined;
  if (subject.animacy === 'animal') return 'it';
  const definite = /^(?:the|this|that)$/u.test(subject.determiner?.lower ?? '');
  return subject.animacy === 'thing' && definite && subject.head.lower === subject.head.text ? 'it' : undefined;
}

function isPlural(subject: NounPhrase): boolean {
  return subject.kind === 'common' && subject.number === 'plural';
}
