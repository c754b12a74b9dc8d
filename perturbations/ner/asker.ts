import type { Rule } from '../../src/plugin.js';
import { askedAfterColon } from '../person/asked.js';
import { names } from './names.js';

export const asker: Rule = {
  about: 'A named person asks the question: “Priya wants to know: …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is a tomato a fruit?', 'Ngozi asks: Is a tomato a fruit?'],
    ['Can a goat climb a tree?', 'Kofi wants to know: Can a goat climb a tree?'],
  ],
  leaves: [
    'Quiz: is a tomato a fruit?',
    'Hi! Is a tomato a fruit?',
    'A tomato is a fruit',
    'Suppose it rains: would it help?',
  ],
  propose: (doc) => askedAfterColon(doc, names(doc), ['P asks: ', 'P wants to know: ']),
};
