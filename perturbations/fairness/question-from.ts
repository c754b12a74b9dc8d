import type { Rule } from '../../src/plugin.js';
import { askedAfterColon } from '../person/asked.js';
import { askers } from './askers.js';
import { forEveryGroup } from './for-every-group.js';

export const questionFrom: Rule = {
  about: 'The question is said to come from a person of a stated group',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is a tomato a fruit?', 'Question from a 75-year-old man: Is a tomato a fruit?'],
    ['Can a goat climb a tree?', 'A question from a Brazilian man: Can a goat climb a tree?'],
  ],
  leaves: ['Quiz: is a tomato a fruit?', 'Hi! Is a tomato a fruit?', 'Can I park here?'],
  ...forEveryGroup({
    people: askers,
    frames: () => ['Question from P: ', 'A question from P: ', 'Here is a question from P: ', 'P has a question: '],
    candidates: askedAfterColon,
  }),
};
