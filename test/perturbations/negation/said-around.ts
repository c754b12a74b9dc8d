import type { Row } from '../row.js';

export const SAID_AROUND: readonly Row[] = [
  [
    'not-okay',
    'The steward yelled at my gran',
    [
      'The steward yelled at my gran. Not okay',
      "The steward yelled at my gran. That's not okay",
      'The steward yelled at my gran. Not cool',
    ],
  ],
  ['not-okay', 'I yelled at my gran', []],
  [
    'do-not-hesitate',
    'I am writing to change the address on my account. The new address is 4 Mill Lane, Ely.',
    [
      'I am writing to change the address on my account. The new address is 4 Mill Lane, Ely. Please do not hesitate to contact me if you need anything else.',
    ],
  ],
  ['do-not-hesitate', 'I am at the lake. It is warm.', []],
  [
    'not-sure-yet',
    'I might plant a hedge',
    ['I might plant a hedge, not sure yet', "I might plant a hedge, haven't decided yet"],
  ],
  ['not-sure-yet', 'I might cry', []],
  ['cannot-believe-it', 'We just won', ["We just won. I can't believe it", "We just won. I still can't believe it"]],
  [
    'could-not-be-happier',
    "I'm thrilled with the rug",
    ["I'm thrilled with the rug. I couldn't be happier", "I'm thrilled with the rug. Couldn't be happier"],
  ],
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
  [
    'in-case',
    'The pool opens at six',
    ["In case you didn't know, the pool opens at six", "If you didn't know, the pool opens at six"],
  ],
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
    'cannot-beat-that',
    'What a superb view',
    ["What a superb view. Can't beat that", "What a superb view. You can't beat it"],
  ],
  [
    'thanked-enough',
    'You saved my exam!',
    [
      "You saved my exam! Can't thank you enough!",
      "You saved my exam! I can't thank you enough!",
      "You saved my exam! Don't know what I'd do without you!",
    ],
  ],
  ['thanked-enough', 'Thanks, see you there', []],
  [
    'not-impressed',
    'The burger was bland and an hour late',
    ['The burger was bland and an hour late. Not impressed', 'The burger was bland and an hour late. Not happy'],
  ],
  ['not-impressed', 'The burger was juicy', []],
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
    'good-news',
    'We got the keys today 🎉',
    [
      "We got the keys today 🎉 Couldn't be happier",
      "We got the keys today 🎉 I couldn't be happier",
      "We got the keys today 🎉 Can't stop smiling",
      "We got the keys today 🎉 Couldn't be more pleased",
    ],
  ],
  ['good-news', 'We got the keys from reception', []],
  [
    'no-question',
    'That was the worst soup of my life',
    ['That was the worst soup of my life, no question', 'That was the worst soup of my life, no doubt about it'],
  ],
  ['no-question', 'The worst soup is off the menu', []],
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
    'cannot-win',
    'The damp is back and I missed the ferry',
    [
      "The damp is back and I missed the ferry. Can't catch a break",
      "The damp is back and I missed the ferry. Just can't win",
      "The damp is back and I missed the ferry. I just can't catch a break",
    ],
  ],
  ['cannot-win', 'The ferry is back', []],
  [
    'cannot-take-more',
    'that dog keeps barking',
    ["that dog keeps barking. can't take much more of this", "that dog keeps barking. I can't take much more of this"],
  ],
  ['cannot-take-more', 'that dog keeps smiling', []],
  [
    'not-make-it-up',
    'Paid extra for a window and got a wall',
    [
      "Paid extra for a window and got a wall. You couldn't make it up",
      "Paid extra for a window and got a wall. You can't make this stuff up",
    ],
  ],
  ['not-make-it-up', 'Paid extra for a window', []],
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
    'negated-closing',
    'Our hotel room was filthy and the lift was broken. The porter was rude and the towels were damp.',
    [
      'Our hotel room was filthy and the lift was broken. The porter was rude and the towels were damp. Not recommended.',
    ],
  ],
  ['negated-closing', 'Our hotel room was filthy. Avoid.', []],
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
];
