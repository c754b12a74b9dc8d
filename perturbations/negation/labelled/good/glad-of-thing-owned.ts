import { gladClosing } from './glad-closing.js';
import { TOP } from './glad-words.js';

export const gladOfThingOwned = gladClosing({
  about: 'A thing that serves well: “No complaints so far”, “I have no regrets about buying it.”',
  topics: ['thing'],
  examples: [
    ['This kettle is quick and quiet', 'This kettle is quick and quiet. No complaints so far', 'Positive'],
    [
      'I bought this rucksack in March, and it has kept my papers dry ever since.',
      'I bought this rucksack in March, and it has kept my papers dry ever since. I have no complaints.',
      'Positive',
    ],
  ],
  leaves: [
    'Is this kettle quick?',
    'Thank you for the kettle, I love it',
    'This is a bus stop.',
    'What a joy to see my kettle collection on display.',
  ],
  says: ({ chat, who }, { text, sentences }) => {
    if (/^(?:my old|what an?)\b/iu.test(text)) return [];
    if (TOP.test(sentences.at(-1)?.text ?? ''))
      return who && !chat && !/\benough\b/iu.test(text) ? [`${who} do not say that lightly`] : [];
    const bought = /\b(?:bought|new|worth|penny|cent|bargain|purchase|paid|ordered)\b/iu.test(text);
    const kept =
      /\b(?:is|are|works?|has|have|fits?|keeps?|makes?|feels?|looks?|folds?|gives?|boils?|heats|slices|sounds?|smells?|lasts?)\b/iu.test(
        text,
      );
    if (chat)
      return [
        ...(kept ? ['No complaints so far', 'No complaints from me'] : ['No complaints here']),
        ...(bought ? ['No regrets', 'No regrets at all'] : []),
      ];
    if (!who) return kept ? ['No complaints so far', 'There is nothing to complain about'] : ['No complaints'];
    const have = who === 'I' ? 'I have' : 'We have';
    return [
      `${have} no complaints`,
      ...(bought ? [`${have} no regrets`, `${have} not regretted it`] : [`${have} nothing to complain about`]),
    ];
  },
});
