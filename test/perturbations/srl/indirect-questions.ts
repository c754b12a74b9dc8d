import type { Row } from '../row.js';

export const INDIRECT_QUESTIONS: readonly Row[] = [
  [
    'indirect-question',
    'Do eels migrate?',
    [
      'Can you tell me whether eels migrate?',
      'Could you tell me if eels migrate?',
      'Do you know if eels migrate?',
      'Do you know whether eels migrate?',
      'Do you happen to know if eels migrate?',
    ],
  ],
  ['wondering', 'Do eels migrate??', []],
  [
    'wondering',
    'My tent leaks. Should I dry it?',
    [
      "My tent leaks. I'd like to know whether I should dry it.",
      'My tent leaks. I wonder whether I should dry it.',
      "My tent leaks. I'm wondering if I should dry it.",
      'My tent leaks. Please tell me whether I should dry it.',
    ],
  ],
  [
    'true-that',
    'Do eels migrate?',
    [
      'Is it true that eels migrate?',
      'Would it be correct to say that eels migrate?',
      'Is it correct that eels migrate?',
      'Would it be accurate to say that eels migrate?',
      'Would it be right to say that eels migrate?',
    ],
  ],
  ['true-that', 'Do any eels migrate?', []],
  [
    'case-wondered',
    'If it snows, do the eels hide?',
    ["I'd like to know whether, if it snows, the eels hide.", 'I wonder whether, if it snows, the eels hide.'],
  ],
  ['request-asked', 'Please send me the key.', ['Could you please send me the key?']],
  ['asked-when', 'Where did you park?', ['Can you remember where you parked?']],
  ['chat-question', 'Can you water the plants?', ['I was wondering if you could water the plants.']],
  ['polite-question', 'Is the pool included?', ['Could you tell me if the pool is included?']],
  [
    'led-question',
    'My newts are small, do they bite?',
    [
      "My newts are small, and I'd like to know whether they bite.",
      'My newts are small, and I wonder whether they bite.',
    ],
  ],
  ['led-question', 'Seeing that newts are small, do they bite?', []],
  ['who-asked', 'Who feeds the geese on Sundays?', ['Do you know who feeds the geese on Sundays?']],
  ['i-should', "We can't decide where to moor", ["We can't decide where we should moor"]],
];
