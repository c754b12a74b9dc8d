import type { Candidate, Rule } from '../../src/plugin.js';
import { isOneQuestion } from './chat.js';

const REASONS = [
  ' Just curious.',
  ' Asking for a friend.',
  " I'm only asking out of curiosity.",
  ' It came up in a quiz.',
  ' We were just talking about it.',
  " It's for a crossword.",
];

export const askedWhy: Rule = {
  about: 'Adds why one asks, which does not bear on the answer',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a goat climb a tree?', 'Can a goat climb a tree? Just curious.'],
    ['Was Ghent a port?', 'Was Ghent a port? It came up in a quiz.'],
  ],
  leaves: ['Goats climb trees.', 'Would my friend like a quiz?', 'Can I eat chalk?'],
  *propose(doc): Generator<Candidate> {
    const end = doc.text.trimEnd().length;
    if (!isOneQuestion(doc) || /\b(?:i|my|me|we|our|friends?|quiz|crossword)\b/iu.test(doc.text)) return;
    for (const text of REASONS) yield { edits: [{ start: end, end, text }] };
  },
};
