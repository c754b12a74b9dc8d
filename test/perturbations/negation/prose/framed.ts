import type { Row } from '../../row.js';

/** Openings, closings and lists of longer texts. */
export const FRAMED: readonly Row[] = [
  ['asked-unsurely', 'The lid is off. How do I fit it?', ["The lid is off. I'm not sure how to fit it."]],
  [
    'if-questions',
    'Residents are advised that the lane will be shut on Friday for the fair.',
    [
      'Residents are advised that the lane will be shut on Friday for the fair. Please do not hesitate to contact us if you have any questions.',
    ],
  ],
  ['if-questions', 'Dear all, the lane will be shut on Friday and the fair is cancelled. I am sorry.', []],
  [
    'last-word',
    'This thriller is tedious, its dialogue is wooden and its chases drag on.',
    ['This thriller is tedious, its dialogue is wooden and its chases drag on. Not worth your time.'],
  ],
  [
    'last-word',
    'The inn had soft beds, a friendly host and delicious bread for breakfast every day.',
    ["The inn had soft beds, a friendly host and delicious bread for breakfast every day. You couldn't ask for more."],
  ],
  ['last-word', 'The inn had soft beds and delicious bread, but the walls were thin and the pipes sang.', []],
  [
    'last-word',
    'I borrowed this novel from my aunt, and it is tender, funny and wise.',
    ["I borrowed this novel from my aunt, and it is tender, funny and wise. I couldn't put it down."],
  ],
  [
    'not-clear-after',
    'Dear all, the rota for the crypt is attached. The keys are with Ada.',
    ['Dear all, the rota for the crypt is attached. The keys are with Ada. Let me know if anything is not clear.'],
  ],
  ['not-clear-after', 'Dear all, the rota for the crypt is attached. Is Ada in?', []],
  [
    'nothing-more',
    'The box contains a harp, a key and a list of songs.',
    ['The box contains a harp, a key and a list of songs. Nothing else is included.'],
  ],
  [
    'nothing-more',
    'The committee agreed to buy a bell. The clerk reported that the gate had been painted.',
    [
      'The committee agreed to buy a bell. The clerk reported that the gate had been painted. There was no other business.',
    ],
  ],
  [
    'nothing-more',
    'The committee agreed to buy a bell. The next meeting will be on the ninth.',
    ['The committee agreed to buy a bell. There was no other business. The next meeting will be on the ninth.'],
  ],
  [
    'nothing-more',
    'The minutes were read and it was agreed that the bell be sold. The next meeting will be held in May.',
    [
      'The minutes were read and it was agreed that the bell be sold. There was no other business. The next meeting will be held in May.',
    ],
  ],
  ['not-gonna-lie', 'He complains of a dreadful itch that has kept him from his work for days.', []],
  ['tag-statement', 'The film about the mill will be shown in two parts on the following evenings.', []],
  [
    'not-only-three',
    'The nurse was calm, quick and very kind.',
    ['The nurse was not only calm and quick but also very kind.'],
  ],
  ['not-only-three', 'They smashed the frames, slashed the hose and trampled every lettuce.', []],
  ['not-only-three', 'The jar holds salt, rice and tea.', []],
];
