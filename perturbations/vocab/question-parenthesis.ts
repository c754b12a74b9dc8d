import type { Rule } from '../../src/plugin.js';
import { inCapitals, inStyle } from '../around/style.js';

export const questionParenthesis: Rule = {
  about: 'An aside stands after the subject of the question: “Did Mozart, as far as you know, play chess?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Did Mozart play chess?', 'Did Mozart, as far as you know, play chess?'],
    ['Is the Nile longer than the Rhine?', 'Is the Nile, to your knowledge, longer than the Rhine?'],
  ],
  leaves: [
    'Did he play chess?',
    "Didn't Mozart play chess?",
    'Did Mozart, the composer, play chess?',
    'Do you know Mozart?',
    'Would a Dane in Oslo who owns a boat row it?',
    'Can my cat eat rice?',
    'Has a potter known for her glazes won a medal?',
  ],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || inCapitals(doc)) return;
    const { subject, predicate, sentence, form } = question;
    if (form === 'modal' || (form === 'have' && /^an?$/u.test(subject.determiner?.lower ?? ''))) return;
    if (subject.kind === 'pronoun' || subject.tokens.length > 5 || predicate.tokens.length < 2) return;
    if (/[,;:"“”()–—]/u.test(sentence.text) || doc.tokens.some(({ lower }) => OWN.test(lower))) return;
    if (subject.tokens.some(({ pos, lower }) => pos === 'VERB' || /^(?:and|or|who|that|which)$/u.test(lower))) return;
    if (predicate.start !== subject.end + 1 || doc.text[subject.end] !== ' ') return;
    for (const aside of [', as far as you know,', ', to your knowledge,', ', by the way,'])
      yield { edits: [{ start: subject.end, end: subject.end, text: inStyle(doc, aside) }] };
  },
};

/** Words of one's own affairs, which nobody else knows of; and those that ask for a view. */
const OWN = /^(?:i|me|my|mine|we|us|our|you|your|should|likely|possible|ever|actually)$/u;
