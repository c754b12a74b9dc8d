import { gladClosing } from './glad-closing.js';

export const gladOfFeeling = gladClosing({
  about: 'Whoever is proud, thrilled or relieved owns up to it: “I don’t mind admitting it”',
  topics: ['proud', 'thrilled', 'relieved'],
  examples: [
    [
      "I'm so proud of my niece for winning 🏅",
      "I'm so proud of my niece for winning 🏅 And I don't mind saying so",
      'Positive',
    ],
    [
      "I'm thrilled with the new bathroom",
      "I'm thrilled with the new bathroom. And I don't mind saying so",
      'Positive',
    ],
  ],
  leaves: ["I'm proud of you", 'Are you proud of her?', "I'm thrilled that he died"],
  says: ({ topic, chat, who }) => {
    const i = who === 'We' ? 'we' : 'I';
    const I = who === 'We' ? 'We' : 'I';
    if (!chat) return [`${I} do not mind saying so`];
    if (topic === 'proud') return [`And ${i} don't mind saying so`, `${I} don't mind saying it`, `${I} can't hide it`];
    if (topic === 'relieved') return [`${I} don't mind admitting it`, `${I} don't mind saying so`];
    return [
      `And ${i} don't mind saying so`,
      who === 'We' ? 'Not even trying to hide it' : "I'm not even trying to hide it",
    ];
  },
});
