import { gladClosing } from './glad-closing.js';

export const gladOfFeat = gladClosing({
  about: 'What one managed: “Not bad, if I say so myself”, “Couldn’t keep this to myself”',
  topics: ['feat'],
  examples: [
    [
      'I just finished my first marathon! 🏅',
      "I just finished my first marathon! 🏅 I couldn't keep this to myself",
      'Positive',
    ],
    ['I knitted a whole blanket', 'I knitted a whole blanket. Not bad, if I say so myself', 'Positive'],
  ],
  leaves: ['Did you win?', 'I won because of you', 'I walked out at the bus stop'],
  says: ({ who, chat }, { text }) => {
    const [I, my] = who === 'We' ? ['We', 'ourselves'] : ['I', 'myself'];
    if (!chat) return [`${I} could not keep this to ${my}`];
    const heard = /\b(?:learned|learnt) (?:that|my|our|the|I|we)\b/iu.test(text);
    const own =
      !heard &&
      /\b(?:passed|an a\b|won|aced|finished|learned|learnt|harvested|baked|knitted|built|ran|beat|mastered|made|grew|scored)\b/iu.test(
        text,
      );
    return [
      `${I} couldn't keep this to ${my}`,
      `Couldn't keep that to ${my}`,
      ...(own ? [`Not bad, if ${who === 'We' ? 'we say so ourselves' : 'I say so myself'}`] : []),
    ];
  },
});
