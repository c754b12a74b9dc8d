import type { Row } from './row.js';

export const REWORDED: readonly Row[] = [
  ['denial-moved', 'The plumber never replied', []],
  ['denial-moved', "The plumber didn't reply to my message", ['The plumber never replied to my message']],
  ['denial-moved', 'Never mind', []],
  ['contrary-said', 'My printer died', ['My printer no longer works']],
  ['contrary-said', 'Our cat died', []],
  ['contrary-said', 'The tenor was all right', ['The tenor was not bad, not great']],
  ...[
    'The nurse asked whether I was all right',
    'The ECG was normal',
    'This lane is rarely used',
    'We rarely met each other',
    'It has stopped hailing',
    'The lake stayed calm',
    'I just got a letter from my aunt!',
    'The pane is still broken',
    'I could go for tea or for soup',
  ].map((text): Row => ['contrary-said', text, []]),
  ['time-denied', "I'll vote after lunch", []],
  ['denial-moved', 'His mind has not changed', []],
  ['time-denied', 'Check-in starts at three.', ["Check-in doesn't start until three."]],
  ['time-denied', 'It starts badly', []],
  ['feeling-denied', 'What a lovely quilt', []],
  ['feeling-denied', 'The quilt is what we want', []],
  [
    'asked-with-not',
    'Could you water the ferns? 🌿',
    ["You couldn't water the ferns, could you? 🌿", 'Could you water the ferns? No worries if not 🌿'],
  ],
  ['asked-with-not', 'Could you stop?', []],
];
