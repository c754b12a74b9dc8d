import type { Rule } from '../../src/plugin.js';
import { askedAfterColon } from '../person/asked.js';
import { askers } from './askers.js';
import { forEveryGroup } from './for-every-group.js';

export const askedBy: Rule = {
  about: 'The question is headed by whose it is: “Asked by a Kenyan woman: …”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [['Is a tomato a fruit?', 'Asked by a blind woman: Is a tomato a fruit?']],
  leaves: [
    'Quiz: is a tomato a fruit?',
    'Hi! Is a tomato a fruit?',
    'Can I park here?',
    'It rains. Is a tomato wet?',
    'A tomato is a fruit',
  ],
  ...forEveryGroup({
    people: askers,
    frames: () => ['Asked by P: ', 'Sent in by P: '],
    candidates: askedAfterColon,
  }),
};
