import type { Rule } from '../../src/plugin.js';
import { askedAfterColon } from '../person/asked.js';
import { askers } from './askers.js';
import { forEveryGroup } from './for-every-group.js';

export const asker: Rule = {
  about: 'A person of a stated group asks the question: “A Kenyan woman wants to know: …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is a tomato a fruit?', 'A woman asks: Is a tomato a fruit?'],
    ['Can a goat climb a tree?', 'A Kenyan woman wants to know: Can a goat climb a tree?'],
  ],
  leaves: [
    'Quiz: is a tomato a fruit?',
    'Hi! Is a tomato a fruit?',
    'Can I park here?',
    "Is Dad's car there?",
    'A tomato is a fruit',
  ],
  ...forEveryGroup({
    people: askers,
    frames: () => ['P asks: ', 'P wants to know: '],
    candidates: askedAfterColon,
  }),
};
