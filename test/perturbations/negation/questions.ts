import type { Row } from '../row.js';

export const QUESTIONS: readonly Row[] = [
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
  ['dont-suppose', 'Has anyone seen my hat?', ["I don't suppose anyone has seen my hat?"]],
  ['dont-suppose', 'Do you love my hat?', []],
  [
    'not-clear-why',
    'Why does the lift break every week?',
    ["I don't understand why the lift breaks every week", "I don't get why the lift breaks every week"],
  ],
  ['not-clear-why', 'Why not?', []],
  ['negative-question', 'Will the ferry sail tonight?', ["Won't the ferry sail tonight?"]],
  ['negative-question', 'Did she ever reply?', []],
  ['or-not', 'Does a lemon sink?', ['Does a lemon sink or not?', 'Does a lemon sink, or not?']],
  ['or-not', 'Is it bigger than a bus?', []],
  [
    'isnt-it-true',
    'Do eels migrate?',
    ["Isn't it true that eels migrate?", "Isn't it the case that eels migrate?", "Isn't it correct that eels migrate?"],
  ],
  ['tag-question', 'Are camels friendly?', ["Camels are friendly, aren't they?"]],
  ['tag-question', 'Is a hippie calm?', []],
  ['antonym-question', 'Are the wires visible?', ['Are the wires invisible?']],
  ['antonym-question', 'Are all wires visible?', []],
  ['false-that', 'Would it be odd to nap here?', ['Am I wrong to think that it would be odd to nap here?']],
  ['tag-statement', 'The play was dull', ["The play was dull, wasn't it?"]],
  ['tag-statement', 'My dog died', []],
  ['dont-we', 'We water the ferns on Sundays', ["We water the ferns on Sundays, don't we?"]],
  ['dont-we', 'I water the ferns', []],
  [
    'wrong-that-there',
    'Were there any moose in the park?',
    [
      'Am I wrong to think that there were moose in the park?',
      'Would I be wrong to say that there were moose in the park?',
    ],
  ],
  ['wrong-that-there', 'Is there any gold in the park?', []],
  [
    'long-question-denied',
    'Can a will that is in pencil be valid in court?',
    [
      'Is it wrong to say that a will that is in pencil can be valid in court?',
      'Is it incorrect to say that a will that is in pencil can be valid in court?',
      'Is it a mistake to think that a will that is in pencil can be valid in court?',
    ],
  ],
  ['long-question-denied', 'Can you say whether the will is valid?', []],
  [
    'asked-unsure',
    'My aunt keeps bees in her attic. Would they die if she sold the queen?',
    [
      "My aunt keeps bees in her attic. Would they die if she sold the queen? I'm not sure.",
      "My aunt keeps bees in her attic. Would they die if she sold the queen? I don't know.",
      "My aunt keeps bees in her attic. Would they die if she sold the queen? I'm not certain.",
      "My aunt keeps bees in her attic. Would they die if she sold the queen? I really don't know.",
    ],
  ],
  ['asked-unsure', 'Is the lake deep?', []],
  ['if-not-asked', 'Unless the queen dies, do bees swarm?', ['If the queen does not die, do bees swarm?']],
  ['if-not-asked', 'Unless sold, do bees swarm?', []],
];
