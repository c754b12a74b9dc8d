import type { Row } from '../row.js';

export const CLOSINGS: readonly Row[] = [
  ['not-sure-after', 'Is the pool open today?', ["Is the pool open today? I can't remember."]],
  ['not-sure-after', 'Is the pool awful?', []],
  [
    'no-rush',
    'Can you water the plants?',
    ['Can you water the plants? No worries if not.', "Can you water the plants? No problem if you can't."],
  ],
  [
    'cannot-remember-after',
    'Which gate does the coach use?',
    ["Which gate does the coach use? I can't remember.", 'Which gate does the coach use? I can never remember.'],
  ],
  ['cannot-remember-after', 'How long does the tour take?', []],
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
  ['cannot-believe-it', 'We just won', ["We just won. I can't believe it"]],
  [
    'could-not-be-happier',
    "I'm thrilled with the rug",
    ["I'm thrilled with the rug. I couldn't be happier", "I'm thrilled with the rug. Couldn't be happier"],
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
    'negated-closing',
    'Our hotel room was filthy and the lift was broken. The porter was rude and the towels were damp.',
    [
      'Our hotel room was filthy and the lift was broken. The porter was rude and the towels were damp. Not recommended.',
    ],
  ],
  ['negated-closing', 'Our hotel room was filthy. Avoid.', []],
  [
    'not-my-day',
    'I dropped my toast in a puddle',
    ['I dropped my toast in a puddle. Just not my day', "I dropped my toast in a puddle. Today's just not my day"],
  ],
  ['not-my-day', 'I dropped my parents off', []],
  [
    'would-not-recommend',
    'The hostel stank of bleach',
    ["The hostel stank of bleach. Wouldn't recommend", "The hostel stank of bleach. Wouldn't recommend it"],
  ],
  ['asked-for-more', 'The baker was gentle and explained everything', []],
  [
    'highly-enough',
    'I ordered these boots in May. They are light, sturdy and wonderfully warm.',
    [
      "I ordered these boots in May. They are light, sturdy and wonderfully warm. I can't recommend them highly enough.",
    ],
  ],
  ['highly-enough', 'This novel is tender and funny, but the ending is dreary and the print is full of errors.', []],
  [
    'better-one',
    'Our tutor answered every question with good humour and explained everything. My son adores her.',
    [
      "Our tutor answered every question with good humour and explained everything. My son adores her. We couldn't have asked for a better tutor.",
    ],
  ],
  ['better-one', 'Our tutor explained everything but was often late. My son fell asleep.', []],
  ['if-nothing-comes-up', "I'm visiting my aunt next week", ["I'm visiting my aunt next week, if nothing comes up"]],
  [
    'nothing-more-nothing-less',
    'The buffet was passable',
    ['The buffet was passable, nothing more', 'The buffet was passable, nothing more, nothing less'],
  ],
  [
    'cannot-stop-smiling',
    'Our hen laid her first egg 😄',
    ["Our hen laid her first egg 😄 Can't stop smiling", "Our hen laid her first egg 😄 I can't stop smiling"],
  ],
  [
    'cannot-recommend-enough',
    'This tent is superb',
    ["This tent is superb. Can't recommend it enough", "This tent is superb. Wouldn't hesitate to recommend it"],
  ],
  [
    'dont-quote-me',
    'I think the ferry leaves at nine',
    ["I think the ferry leaves at nine, but don't quote me on that"],
  ],
  [
    'cannot-catch-a-break',
    'My canoe is gone 😩',
    ["My canoe is gone 😩 Can't catch a break", "My canoe is gone 😩 Just can't catch a break"],
  ],
  [
    'stay-judged',
    'Our cabin was infested with ants, and the shower leaked. We slept in the car.',
    ["Our cabin was infested with ants, and the shower leaked. We slept in the car. We won't be going back."],
  ],
  ['stay-judged', 'Our cabin was infested with ants, but the owner was lovely. We slept in the car.', []],
  [
    'thanks-at-length',
    'Thanks for tuning our harp so quickly. Your colleague was kind and told us all about the strings.',
    [
      "Thanks for tuning our harp so quickly. Your colleague was kind and told us all about the strings. We can't thank you enough.",
    ],
  ],
  ['thanks-at-length', 'Thanks for the harp. It is lovely, but the strings snapped within a week of use.', []],
  [
    'not-used-again',
    'The garage cracked my windscreen and hung up when I rang. The brakes leaked within a day.',
    [
      "The garage cracked my windscreen and hung up when I rang. The brakes leaked within a day. I won't be using them again.",
    ],
  ],
  ['not-used-again', 'The garage cracked my windscreen but mended it at no cost the same evening.', []],
];
