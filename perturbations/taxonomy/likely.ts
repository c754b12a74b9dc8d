import { matchCase, type NounPhrase, type Rule } from '../../src/plugin.js';
import { opensClause } from './agreement.js';

/** What is to come on one day is no matter of what one would do. */
const ONE_DAY =
  /\b(?:if|when|unless|tomorrow|tonight|today|next|soon|now|this|that|these|those|more|less|most|least|very|ever|still|will|my|your|our)\b|[;:()–—]/iu;

export const likely: Rule = {
  about:
    'Who is likely to do something would probably do it: “Is a tailor likely to own …?” → “Would a tailor probably own …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is a tailor likely to own a thimble?', 'Would a tailor probably own a thimble?'],
    ['Were Viking cooks likely to have used pepper?', 'Would Viking cooks probably have used pepper?'],
  ],
  leaves: [
    'Is it likely to rain in Oslo?',
    'Is a tailor more likely to own a thimble?',
    'Is a tailor likely to own it if he sews?',
    'Was a tailor likely to own a thimble?',
    'Is a tailor likely to be hurt?',
    "Isn't a tailor likely to own a thimble?",
    'Is a tailor who sews likely to own a thimble?',
    'Are we likely to win in Oslo?',
  ],
  words: () => ['likely'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || doc.sentences.length > 1 || !opensClause(doc, question)) return;
    const { auxiliary, subject, predicate } = question;
    const [word, to, verb, next] = predicate.tokens;
    if (word?.lower !== 'likely' || to?.lower !== 'to' || !verb || !next) return;
    const past = /^w/u.test(auxiliary.lower);
    if (!/^(?:is|are|were)$/u.test(auxiliary.lower) || past !== (verb.lower === 'have')) return;
    if (!past && (verb.pos !== 'VERB' || /^(?:be|have|get|become)$/u.test(verb.lower))) return;
    if (!isSomebody(subject) || ONE_DAY.test(doc.text)) return;
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, 'would') },
        { start: word.start, end: to.end, text: 'probably' },
      ],
    };
  },
};

function isSomebody({ kind, animacy, tokens }: NounPhrase): boolean {
  if (kind === 'pronoun' || animacy === 'thing') return false;
  return !tokens.some(({ lower, text }) => /^(?:who|that|which|there)$/u.test(lower) || text === ',');
}
