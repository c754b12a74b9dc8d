import { gladClosing } from './glad-closing.js';

export const gladOfRest = gladClosing({
  about: 'Rest, quiet and treats enjoyed: “Can’t complain”, “Not a care in the world”',
  topics: ['rested', 'moment'],
  examples: [
    [
      "I'm enjoying a slow morning on the balcony ☕",
      "I'm enjoying a slow morning on the balcony ☕ Can't complain",
      'Positive',
    ],
    ['Feeling so calm after that walk', 'Feeling so calm after that walk. No complaints here', 'Positive'],
  ],
  leaves: [
    'Nothing beats a cold plum in the shade 🌳',
    'Are you enjoying it?',
    "I'm enjoying your book",
    'I feel calm, the dog died in his sleep',
  ],
  says: ({ topic, chat, who }, { text }) => {
    if (!chat) return [who === 'We' ? 'We cannot complain' : 'I cannot complain'];
    const here =
      /\b(?:enjoying|savou?ring|sipping|curled|snuggled|soaking|relaxing|having|sitting)\b.*\b(?:on|in|by|at|under) (?:the|my|our|this)\b/iu.test(
        text,
      );
    return [
      ...(/\b(?:lov(?:e|ing)|bliss|heaven\w*|perfect|made my|so)\b/iu.test(text) ? [] : ["Can't complain"]),
      'No complaints here',
      ...(here && topic === 'moment' ? ["Wouldn't want to be anywhere else", 'In no hurry to leave'] : []),
    ];
  },
});
