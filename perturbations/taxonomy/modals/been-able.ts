import { conjugate, matchCase, type Rule } from '../../../src/plugin.js';
import { opensClause } from '../agreement.js';

export const beenAble: Rule = {
  about: '“Would … have been able to do” becomes “could … have done”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Would Cleopatra have been able to eat a potato?', 'Could Cleopatra have eaten a potato?'],
    ['Would the sailor have been able to see the comet?', 'Could the sailor have seen the comet?'],
  ],
  leaves: [
    'Would Plato have been able?',
    'Would Plato have been able to sit and read?',
    "Wouldn't Plato have been able to sit down?",
    'Would Plato have been willing to sit?',
  ],
  words: () => ['able'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || question.auxiliary.lower !== 'would') return;
    const { auxiliary, predicate } = question;
    const [have, been, able, to, verb] = predicate.tokens;
    if (!opensClause(doc, question) || !have || !verb || verb.pos !== 'VERB' || verb.lower !== verb.lemma) return;
    if ([have, been, able, to].map((token) => token?.lower).join(' ') !== 'have been able to') return;
    if (predicate.tokens.some(({ lower }) => /^(?:and|or|but)$/u.test(lower))) return;
    yield {
      edits: [
        { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, 'could') },
        { start: have.end, end: verb.end, text: ` ${conjugate(verb.lower, 'participle')}` },
      ],
    };
  },
};
