import type { Rule } from '../../src/plugin.js';
import { askedAfterColon } from '../person/asked.js';
import { names } from './names.js';

export const questionFrom: Rule = {
  about: 'The question is said to come from a named person: “Question from Omar: …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is a tomato a fruit?', 'Question from Ahmed: Is a tomato a fruit?'],
    ['Can a goat climb a tree?', 'Here is a question from Leila: Can a goat climb a tree?'],
  ],
  leaves: ['Quiz: is a tomato a fruit?', 'Hi! Is a tomato a fruit?'],
  propose: (doc) =>
    askedAfterColon(doc, names(doc), [
      'Question from P: ',
      "P's question: ",
      'Here is a question from P: ',
      'P has a question: ',
    ]),
};
