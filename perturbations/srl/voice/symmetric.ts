import type { Rule } from '../../../src/plugin.js';
import { opening, plainQuestion } from '../asked.js';

export const symmetric: Rule = {
  about:
    'The two sides of a symmetric predicate change places: “Are newts related to toads?” → “Are toads related to newts?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Are leeks related to onions?', 'Are onions related to leeks?'],
    ['Is the flag of Chad identical to the flag of Romania?', 'Is the flag of Romania identical to the flag of Chad?'],
  ],
  leaves: [
    'Are leeks more similar to onions than to beets?',
    'Is it related to her?',
    'Is a leek important to cooks?',
    'Are leeks related to an onion?',
    'Is a yak related to livestock?',
  ],
  words: () => ['related', 'identical', 'similar', 'equivalent', 'connected'],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || !/^(?:is|are|was|were)$/u.test(question.auxiliary.lower) || question.subject.kind === 'pronoun')
      return;
    const [predicate, to, first] = question.predicate.tokens;
    if (
      !predicate ||
      !first ||
      !/^(?:related|identical|similar|equivalent|connected)$/u.test(predicate.lower) ||
      to?.lower !== 'to'
    )
      return;
    const other = doc.nounPhrases.find((phrase) => phrase.start === first.start);
    const whole = doc.text.slice(first.start, question.predicate.end);
    if (!other || other.kind === 'pronoun' || !(other.end === question.predicate.end || / of /u.test(whole))) return;
    if (!other.determiner && other.number !== 'plural' && other.kind !== 'name') return; // `Is livestock related to a yak?`
    if (other.number !== question.subject.number || /[,"(]| (?:who|that|which|and|or|in) /u.test(whole)) return;
    if (question.tokens.some(({ lower }) => /^(?:his|her|its|their|more|most|any|all)$/u.test(lower))) return;
    const text = `${question.auxiliary.lower} ${whole} ${predicate.text} to ${question.subject.text}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};
