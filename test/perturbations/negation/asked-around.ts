import type { Row } from '../row.js';

export const ASKED_AROUND: readonly Row[] = [
  [
    'not-sure-after',
    'Is the pool open today?',
    ["Is the pool open today? I'm not sure.", "Is the pool open today? I can't remember."],
  ],
  ['not-sure-after', 'Is the pool awful?', []],
  ['if-you-dont-mind', 'Where did you park?', ["If you don't mind me asking, where did you park?"]],
  ['if-you-dont-mind', 'Where is it?', []],
  [
    'no-rush',
    'Can you water the plants?',
    ['Can you water the plants? No worries if not.', "Can you water the plants? No problem if you can't."],
  ],
  [
    'right-place-to-ask',
    'My login code has changed twice. How can I set a new one?',
    [
      "I'm not sure if this is the right place to ask, but my login code has changed twice. How can I set a new one?",
      "I don't know if you can help, but my login code has changed twice. How can I set a new one?",
      "I'm not sure who to ask, but my login code has changed twice. How can I set a new one?",
    ],
  ],
  [
    'suppose-you-know',
    'How long does the tour take?',
    [
      "I don't suppose you know how long the tour takes?",
      "You don't happen to know how long the tour takes, do you?",
      "You wouldn't know how long the tour takes, would you?",
    ],
  ],
  ['suppose-you-know', 'How long do you take?', []],
  [
    'cannot-remember-after',
    'Which gate does the coach use?',
    ["Which gate does the coach use? I can't remember.", 'Which gate does the coach use? I can never remember.'],
  ],
  ['cannot-remember-after', 'How long does the tour take?', []],
  [
    'if-not-asking-much',
    'I have moved to Leeds and would like to keep my policy. Could you send me the form?',
    [
      'I have moved to Leeds and would like to keep my policy. Could you send me the form, if it is not too much trouble?',
    ],
  ],
  ['if-not-asking-much', 'Could you send me the form?', []],
];
