import { gladClosing } from './glad-closing.js';

export const gladOfHabit = gladClosing({
  about: 'What one loves to do: “Never gets old”',
  topics: ['habit'],
  examples: [
    ['I love cycling along the canal 🚲', 'I love cycling along the canal 🚲 Never gets old', 'Positive'],
    [
      'I love how the kitchen smells on Sundays',
      'I love how the kitchen smells on Sundays. It never gets old',
      'Positive',
    ],
  ],
  leaves: ['Do you love cycling?', 'I love how you sing', 'I love him'],
  says: ({ chat }, { text }) => {
    if (/\b(?:tonight|today|new)\b/iu.test(text))
      return /\bhow\b/iu.test(text) && !/\btonight\b/iu.test(text) ? ["I wouldn't change a thing"] : [];
    if (!chat) return ['It never gets old'];
    const done = /\b(?:love|adore|enjoy|treasure|cherish) [a-zà-ž]+ing\b/iu.test(text);
    return [
      'Never gets old',
      'It never gets old',
      ...(done
        ? ['I never get tired of it', "Wouldn't swap it for anything"]
        : /\bhow\b/iu.test(text)
          ? ["I wouldn't change a thing"]
          : []),
    ];
  },
});
