import { type Clause, type Edit, neededWords, type Rule } from '../../../src/plugin.js';
import { polarAdjectives, polarity, stateOf } from '../polar.js';

const MISFORTUNES = /^(?:waste|nightmare|disappointment|mess|scam|joke|failure|hassle|headache|letdown)$/u;
const TRIUMPHS = /^(?:masterpiece|triumph|lifesaver|miracle)$/u;
/** Praise of every day, which is no extreme. */
const MILD = /^(?:delicious|lovely|awful)$/u;

export const nothingShortOf: Rule = {
  about: 'A strong judgement gets “nothing short of” or “nothing but”',
  expects: { sentiment: 'same' },
  examples: [
    ['The sunset was breathtaking', 'The sunset was nothing short of breathtaking'],
    ['The app is a nightmare to set up', 'The app is nothing but a nightmare to set up'],
    ['We had a wonderful evening', 'We had nothing short of a wonderful evening'],
  ],
  leaves: [
    'The sunset was nice',
    'The app was not a nightmare',
    'The sunset was so breathtaking',
    'He had a joke',
    'It was amazing and loud',
    'Was it amazing?',
    'You are a wonderful bunch',
    'Everything about the ferry was a mess',
  ],
  words: () => neededWords(MISFORTUNES, TRIUMPHS, ...polarAdjectives()),
  *propose(doc) {
    for (const clause of doc.clauses) {
      const edit = clause.negation || doc.text.includes('?') ? undefined : edited(clause);
      if (edit) yield { edits: [edit] };
    }
  },
};

function edited(clause: Clause): Edit | undefined {
  const state = stateOf(clause);
  const { tokens } = clause;
  if (tokens.some((token) => /^(?:just|almost|not|nearly|still|always|everything)$/u.test(token.lower)))
    return undefined;
  if (state) {
    if (!state.polar.nothingShort || state.degree || state.verb !== 'be' || MILD.test(state.adjective.lower))
      return undefined;
    if (/^(?:and|or|but|that|,|when|if|than|how)$/u.test(state.next?.lower ?? '')) return undefined;
    return { start: state.adjective.start, end: state.adjective.start, text: 'nothing short of ' };
  }
  const [article, second, third] = clause.rest.tokens;
  if (!article || !second || !/^an?$/u.test(article.lower)) return undefined;
  const be = clause.copular && clause.verb.lemma === 'be';
  if (be && third?.pos !== 'NOUN' && MISFORTUNES.test(second.lower))
    return { start: article.start, end: article.start, text: 'nothing but ' };
  if (be && third?.pos !== 'NOUN' && TRIUMPHS.test(second.lower))
    return { start: article.start, end: article.start, text: 'nothing short of ' };
  const had = clause.verb.lower === 'had' && clause.auxiliaries.length === 0;
  const lived = /^(?:time|experience|day|evening|trip|stay|vacation|meal|date|weekend)$/u.test(third?.lower ?? '');
  if ((be || had) && lived && polarity(second.lower)?.nothingShort)
    return { start: article.start, end: article.start, text: 'nothing short of ' };
  return undefined;
}
