import { matchCase, type Rule } from '../../../src/plugin.js';

export const familiar: Rule = {
  about:
    'Who knows a word is familiar with it: “Would a monk know the word cowl?” → “Would a monk be familiar with the word cowl?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Would a monk know the word cowl?', 'Would a monk be familiar with the word cowl?'],
    ['Would a roofer recognise the term eaves?', 'Would a roofer be familiar with the term eaves?'],
  ],
  leaves: [
    'Does a monk know the word cowl?',
    'Would a monk know the words to it?',
    'Would a monk recognise the word order?',
    'Would a monk recognise the word for hood?',
    'Would a monk know the word that you mean?',
  ],
  words: () => ['know', 'recognize', 'recognise'],
  *propose({ questions, text }) {
    const [question, second] = questions;
    if (!question || second || question.negation || !/^(?:would|could|might|should)$/u.test(question.auxiliary.lower))
      return;
    const [know, the, word, said] = question.predicate.tokens;
    if (!know || !/^(?:know|recogni[sz]e)$/u.test(know.lower) || the?.lower !== 'the' || /familiar/iu.test(text))
      return;
    if (!/^(?:word|term|phrase|expression|abbreviation)$/u.test(word?.lower ?? '')) return;
    if (!said || /^(?:that|which|for|order|game|in|to|of|\?)$/u.test(said.lower)) return;
    yield { edits: [{ start: know.start, end: know.end, text: matchCase(know.text, 'be familiar with') }] };
  },
};
