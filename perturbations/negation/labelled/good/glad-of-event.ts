import { gladClosing } from './glad-closing.js';

export const gladOfEvent = gladClosing({
  about: 'Good news of one’s own: “Couldn’t keep it to myself”, “I won’t forget this day”',
  topics: ['event'],
  examples: [
    [
      'My daughter took her first steps today! 👣',
      "My daughter took her first steps today! 👣 I couldn't keep it to myself",
      'Positive',
    ],
    ['We got the flat! 🔑', "We got the flat! 🔑 We couldn't keep it to ourselves", 'Positive'],
  ],
  leaves: ['Did she walk?', 'She took your first draft', 'My dog died this morning'],
  says: ({ who, chat }, { text }) => {
    const [I, my] = who === 'We' ? ['We', 'ourselves'] : ['I', 'myself'];
    const slept = /\bslept\b/iu.test(text);
    const news =
      !slept &&
      /\b(?:just|finally|got|first|adopted|won|found|at last|expecting|having|engaged|approved|accepted|sold out|offered)\b/iu.test(
        text,
      );
    if (!chat) return news ? [`${I} could not keep it to ${my}`] : [];
    const gift = /\b(?:surprised|brought (?:me|us)|drew me)\b/iu.test(text);
    const dear =
      !slept &&
      /\b(?:first (?:steps?|words?|tooth|smile|time)|engaged|said yes|twins|came home|newborn|my poem)\b/iu.test(text);
    const today = /\b(?:today|this morning|tonight|this afternoon|this evening)\b/iu.test(text);
    return [
      ...(news ? [`${I} couldn't keep it to ${my}`, `Couldn't keep that to ${my}`] : []),
      ...(gift
        ? [`${I} won't forget it in a hurry`]
        : dear
          ? [`${I}'ll never forget it`, ...(/illness/iu.test(text) ? [] : [`${I} won't forget it in a hurry`])]
          : ["Can't complain about that"]),
      ...(today && !dear ? ['Not a bad day at all'] : []),
    ];
  },
});
