import { type NounPhrase, neededWords, type Question, type Rule, whetherClause } from '../../../src/plugin.js';
import { opening, plainQuestion } from '../asked.js';

const SOME = /^(?:some|any) /iu;

export const thereAreSome: Rule = {
  about: '“Have any monks been knighted?” → “Are there any monks who have been knighted?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Do some monks play chess?', 'Are there monks who play chess?'],
    ['Have any monks been knighted?', 'Are there any monks who have been knighted?'],
    ['Can any birds swim?', 'Are there any birds that can swim?'],
    ['Did any kings live in Oslo?', 'Were there any kings who lived in Oslo?'],
  ],
  leaves: [
    'Do any of the monks play chess?',
    'Does any monk play chess?',
    'Do some monks ever play chess?',
    'Were some monks and nuns knighted?',
    'Do some people who sing also play chess?',
    'Do some monks not play chess?',
    'Will any guests come?',
    'Did any monks see him?',
  ],
  words: () => neededWords(/\b(?:some|any)\b/u),
  *propose(doc) {
    if (!/^[a-zà-ž]+ (?:some|any) /iu.test(doc.text)) return;
    const question = plainQuestion(doc);
    if (
      !question ||
      question.sentence.start !== question.start ||
      question.sentence.index > 0 ||
      doc.sentences.length > 1
    )
      return;
    const { subject, auxiliary } = question;
    if (!SOME.test(subject.text) || subject.number !== 'plural' || !isPlain(question)) return;
    const clause = whetherClause(question);
    if (!clause?.startsWith(subject.text)) return;
    const past = /^(?:did|was|were)$/u.test(auxiliary.lower);
    const any = /^any/iu.test(subject.text) ? 'any ' : '';
    const text = `${past ? 'were' : 'are'} there ${any}${subject.text.replace(SOME, '')} ${whoOr(subject)}${clause.slice(subject.text.length)}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};

function whoOr({ animacy }: NounPhrase): string {
  return animacy === 'person' ? 'who' : 'that';
}

/** A kind, and what some of it do or can do: nothing of one time, of somebody meant before, or denied. */
function isPlain({ tokens, subject, auxiliary }: Question): boolean {
  if (!/^(?:do|did|are|were|have|can)$/u.test(auxiliary.lower) || subject.tokens.length > 4) return false;
  return !tokens.some(
    ({ lower, text }) =>
      /^(?:of|and|or|ever|not|never|who|that|which|he|she|it|they|him|her|them|his|its|their|too|also|today|yet|left)$/u.test(
        lower,
      ) || text === ',',
  );
}
