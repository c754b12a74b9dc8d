import type { Row } from '../row.js';

export const OPENINGS: readonly Row[] = [
  ['if-you-dont-mind', 'Where did you park?', ["If you don't mind me asking, where did you park?"]],
  ['if-you-dont-mind', 'Where is it?', []],
  [
    'right-place-to-ask',
    'My login code has changed twice. How can I set a new one?',
    [
      "I'm not sure if this is the right place to ask, but my login code has changed twice. How can I set a new one?",
      "I don't know if you can help, but my login code has changed twice. How can I set a new one?",
    ],
  ],
  [
    'if-not-asking-much',
    'I have moved to Leeds and would like to keep my policy. Could you send me the form?',
    [
      'I have moved to Leeds and would like to keep my policy. Could you send me the form, if it is not too much trouble?',
    ],
  ],
  ['if-not-asking-much', 'Could you send me the form?', []],
  [
    'told-with-disbelief',
    'ugh, the dog ruined my sofa',
    ["ugh, I can't believe the dog ruined my sofa", "ugh, can't believe the dog ruined my sofa"],
  ],
  ['told-with-disbelief', 'The dog moved my sofa', []],
  [
    'cannot-believe-that',
    'They cancelled my order',
    ["I can't believe they cancelled my order", "Can't believe they cancelled my order"],
  ],
  [
    'cannot-believe-how',
    'The garden is stunning',
    [
      "I can't believe how stunning the garden is",
      "Can't believe how stunning the garden is",
      "You wouldn't believe how stunning the garden is",
    ],
  ],
  ['in-case', 'The pool opens at six', ["In case you didn't know, the pool opens at six"]],
  [
    'like-to-complain',
    'The staff were rude',
    [
      "I don't like to complain, but the staff were rude",
      "I don't usually complain, but the staff were rude",
      "I'm not one to complain, but the staff were rude",
    ],
  ],
  [
    'not-easily-impressed',
    'The concert was superb',
    [
      "I'm not easily impressed, but the concert was superb",
      "I don't say this often, but the concert was superb",
      "I don't say this lightly, but the concert was superb",
    ],
  ],
  [
    'no-joke',
    'The app was awful all day',
    [
      'No joke, the app was awful all day',
      "I'm not even kidding, the app was awful all day",
      'No exaggeration, the app was awful all day',
      "I'm not exaggerating, the app was awful all day",
    ],
  ],
  [
    'owned-up',
    'I miss my old street',
    [
      'Not gonna lie, I miss my old street',
      "Can't lie, I miss my old street",
      "I won't lie, I miss my old street",
      "I don't mind admitting I miss my old street",
    ],
  ],
  ['owned-up', 'I miss the bus', []],
  [
    'did-i-say',
    "I've booked the blue boat",
    [
      "Not sure if I said, but I've booked the blue boat",
      "Can't remember if I said, but I've booked the blue boat",
      "In case I didn't say, I've booked the blue boat",
      "Don't think I mentioned it, but I've booked the blue boat",
      "Not sure if I mentioned it, but I've booked the blue boat",
    ],
  ],
  ['did-i-say', "I've seen the blue boat", []],
  [
    'nothing-exciting',
    "I'm dropping off my skis at noon",
    ['Nothing exciting, just dropping off my skis at noon', 'Not much going on, just dropping off my skis at noon'],
  ],
  ['nothing-exciting', "I'm dropping it off", []],
  [
    'if-i-told-you',
    'My nephew is staying with us next week',
    [
      "Don't know if I told you, but my nephew is staying with us next week",
      "I can't remember if I told you, but my nephew is staying with us next week",
      'Not sure if I told you, but my nephew is staying with us next week',
    ],
  ],
  ['if-i-told-you', 'My nephew is asleep', []],
  [
    'cannot-believe-feat',
    'I just finished my first marathon! 🏅',
    ["I can't believe I just finished my first marathon! 🏅", "Can't believe I just finished my first marathon! 🏅"],
  ],
  [
    'cannot-believe-was',
    'I was ignored at the counter for twenty minutes',
    [
      "I can't believe I was ignored at the counter for twenty minutes",
      "Can't believe I was ignored at the counter for twenty minutes",
    ],
  ],
  ['cannot-believe', 'I just lost my keys', ["I can't believe I just lost my keys"]],
  ['cannot-believe', 'I just had lunch', []],
  [
    'not-doing-much',
    "I'm just relaxing",
    ["I'm not doing anything special, just relaxing", "I'm not doing much, just relaxing"],
  ],
  ['not-gonna-lie', 'My new boots are great', ['Not gonna lie, my new boots are great']],
  ['not-mistaken', 'The bus is at the gate', ["If I'm not mistaken, the bus is at the gate"]],
  ['not-mistaken', 'I stop here', []],
  [
    'if-not-much-trouble',
    'Can you call me later?',
    ["If you don't mind, can you call me later?", "If it's no trouble, can you call me later?"],
  ],
  [
    'cannot-believe-harm',
    'The car wash scratched my door',
    ["I can't believe the car wash scratched my door", "Can't believe the car wash scratched my door"],
  ],
  ['cannot-believe-harm', 'The car wash dried my door', []],
  [
    'no-denying',
    'The harp sounded awful',
    [
      "There's no denying the harp sounded awful",
      'Not gonna lie, the harp sounded awful',
      "Can't lie, the harp sounded awful",
    ],
  ],
  [
    'not-there-yet',
    "I'm on the ferry now",
    ["Not there yet, I'm on the ferry now", "Not quite there yet, I'm on the ferry now"],
  ],
  ['not-there-yet', "I'm on the sofa now", []],
  [
    'no-rush-but',
    'Have you returned the tent yet?',
    ['No rush, but have you returned the tent yet?', 'No rush at all, but have you returned the tent yet?'],
  ],
  [
    'cannot-remember-plan',
    'Is the picnic on Saturday or Sunday?',
    ["Can't remember, is the picnic on Saturday or Sunday?", "I can't remember, is the picnic on Saturday or Sunday?"],
  ],
  [
    'not-sure-before',
    "Perhaps I'll borrow a canoe",
    ["Not sure yet, perhaps I'll borrow a canoe", "Haven't decided yet, perhaps I'll borrow a canoe"],
  ],
  ['dont-forget-plan', 'I have an eye test on Monday', ["Don't forget, I have an eye test on Monday"]],
  ['not-up-to-much', "I'm at the library for this evening", ['Nothing exciting, just at the library for this evening']],
  ['not-mistaken-then', 'The choir met at noon', ["If I'm not mistaken, the choir met at noon"]],
  [
    'not-mentioned',
    'My brother collects bells',
    ["Don't think I mentioned it, but my brother collects bells", 'Not sure if I said, but my brother collects bells'],
  ],
];
