import type { Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isOneQuestion } from './chat.js';

const OPENINGS = [
  'Quick question:',
  'Out of curiosity,',
  'Just out of interest,',
  'Random question:',
  'By the way,',
  'One more question:',
  'A small question:',
  'So,',
  "Here's a question for you:",
  'Next question:',
  'Quiz question:',
];

export const askedInPassing: Rule = {
  about: 'Opens the question as people do who ask in passing: “Quick question: …”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Can a goat climb a tree?', 'Quick question: can a goat climb a tree?'],
    ['Was Ghent a port?', 'Out of curiosity, was Ghent a port?'],
  ],
  leaves: ['CAN A GOAT CLIMB?', 'Goats climb trees.', 'Why do goats climb trees?'],
  *propose(doc) {
    if (isOneQuestion(doc)) yield* eachInFront(doc, OPENINGS);
  },
};
