import { gladClosing } from './glad-closing.js';

export const gladOfLuck = gladClosing({
  about: 'Whoever is thankful or lucky adds “I don’t take it for granted”',
  topics: ['lucky'],
  examples: [
    [
      "I'm so lucky to live by the park 🌳",
      "I'm so lucky to live by the park 🌳 I don't take it for granted",
      'Positive',
    ],
    ['So grateful for my neighbours', "So grateful for my neighbours. I don't take them for granted", 'Positive'],
  ],
  leaves: [
    "I'm lucky you called",
    'Are you lucky?',
    'I was lucky to survive the crash that killed my dog; he died at once',
  ],
  says: ({ who, chat }, { text }) => {
    const I = who === 'We' ? 'We' : 'I';
    const not = chat ? "don't" : 'do not';
    const deed =
      /\b(?:who|that|neighbou?r|stranger)\b.*\b(?:[a-zà-ž]+ed|brought|drove|gave|found|took|left|lent|came)\b/iu.test(
        text,
      );
    if (deed)
      return [
        chat ? `${I} won't forget it` : `${I} will not forget it`,
        `That ${chat ? "didn't" : 'did not'} go unnoticed`,
      ];
    const them =
      /\b(?:thankful|grateful|blessed) (?:for|to have) (?:my|our|such|these|those|long|quiet)?\b[^.!]*?s\b/iu.test(
        text,
      );
    return [them ? `${I} ${not} take them for granted` : `${I} ${not} take it for granted`];
  },
});
